import { graphql } from '../../graphql/graphql.ts';

/** What the team has called somebody when it invited them, among the people of their address. */
export const invitedNamesQuery = graphql(`
  query InvitedNames($search: String) {
    members(page: 1, perPage: 5, filter: { search: $search }) {
      items { email firstName lastName }
    }
  }
`);
