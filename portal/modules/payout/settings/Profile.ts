import type { ResultOf } from 'gql.tada';
import type { freelanceProfilesQuery } from './freelanceProfilesQuery.ts';

/** A payout profile as its card shows it. */
export type Profile = ResultOf<typeof freelanceProfilesQuery>['freelanceProfiles']['items'][number];
