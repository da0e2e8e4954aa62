import { graphql } from '#portal/graphql/graphql.ts';

/** Whether the profiles in use are verified, and if not, why. */
export const profileStatesQuery = graphql(`
  query ProfileStates {
    freelanceProfiles(page: 1, perPage: 100, filter: { archived: false }) {
      items { id displayName status refusalReason freelanceType }
    }
  }
`);
