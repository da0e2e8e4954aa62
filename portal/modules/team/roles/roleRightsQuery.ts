import { graphql } from '../../../graphql/graphql.ts';

/** What each role of a team may do, as the database knows it. */
export const roleRightsQuery = graphql(`
  query RoleRights {
    session {
      id
      roleRights { action about roles }
    }
  }
`);
