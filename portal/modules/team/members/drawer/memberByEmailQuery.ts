import { graphql } from '#portal/graphql/graphql.ts';

/** Members whose names or address hold a text. */
export const memberByEmailQuery = graphql(`
  query MemberByEmail($search: String) {
    members(page: 1, perPage: 100, filter: { search: $search }) {
      items { id email }
    }
  }
`);
