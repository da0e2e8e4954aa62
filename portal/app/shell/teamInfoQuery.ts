import { graphql } from '../../graphql/graphql.ts';

/** The details of the team shown to its members. */
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
