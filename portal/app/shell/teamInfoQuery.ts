import { graphql } from '../../graphql/graphql.ts';

/** What a team is and how one reaches it. */
export const teamInfoQuery = graphql(`
  query TeamInfo {
    session {
      id
      account {
        id tag organizationNumber email phoneNumber role
        primaryUser { id firstName lastName }
        counts { members departments }
      }
    }
  }
`);
