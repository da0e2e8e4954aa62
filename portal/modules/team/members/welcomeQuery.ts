import { graphql } from '../../../graphql/graphql.ts';

/** Who has come and was not welcomed yet. */
export const welcomeQuery = graphql(`
  query UnwelcomedMembers {
    members(page: 1, perPage: 1000, filter: { accepted: true, welcomed: false }) {
      items { id canEdit primaryUser { id } }
    }
  }
`);
