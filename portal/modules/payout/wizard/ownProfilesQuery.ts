import { graphql } from '../../../graphql/graphql.ts';

/** The organisations one has profiles for, archived ones too. */
export const ownProfilesQuery = graphql(`
  query OwnProfiles {
    freelanceProfiles(page: 1, perPage: 100, filter: { freelanceType: ORGANIZATION }) {
      items { id displayName organizationNumber archivedAt }
    }
  }
`);
