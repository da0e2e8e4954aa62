import { graphql } from '../../graphql/graphql.ts';

/** The name the team gave an invited person, found by their e-mail address. */
export const invitedNamesQuery = graphql(`
  query InvitedNames($search: String) {
    members(page: 1, perPage: 5, filter: { search: $search }) {
      items { email firstName lastName }
    }
  }
`);
