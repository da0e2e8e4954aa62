import { graphql } from '#portal/graphql/graphql.ts';

/** Members who have accepted and were not welcomed yet. */
export const welcomeQuery = graphql(`
  query UnwelcomedMembers {
    members(page: 1, perPage: 1000, filter: { accepted: true, welcomed: false }) {
      items { id canEdit primaryUser { id } }
    }
  }
`);
