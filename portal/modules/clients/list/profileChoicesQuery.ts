import { graphql } from '#portal/graphql/graphql.ts';

/** The profiles whose clients can be looked at. */
export const profileChoicesQuery = graphql(`
  query ClientListProfiles {
    freelanceProfiles(page: 1, perPage: 100, filter: { archived: false }) {
      items { id displayName }
    }
  }
`);
