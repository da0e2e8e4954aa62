import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { ProfileNote } from './ProfileNote.tsx';
import { profileStatesQuery } from './profileStatesQuery.ts';

/** The profiles of the account that are not verified, above what is invoiced from them. */
export function ProfileNotes() {
  const { data } = useQuery(queryOf(profileStatesQuery, {}));
  const profiles = data?.freelanceProfiles.items ?? [];
  return profiles.map((profile) => <ProfileNote key={profile.id} profile={profile} />);
}
