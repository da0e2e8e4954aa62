import { graphql } from '#portal/graphql/graphql.ts';

/** The organisations the user has profiles for, archived ones included. */
export const ownProfilesQuery = graphql(`
  query OwnProfiles {
    freelanceProfiles(page: 1, perPage: 100, filter: { freelanceType: ORGANIZATION }) {
      items { id displayName organizationNumber archivedAt }
    }
  }
`);
