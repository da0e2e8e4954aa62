import { graphql } from '#portal/graphql/graphql.ts';

/** The rights of each role of a team, as the database defines them. */
export const roleRightsQuery = graphql(`
  query RoleRights {
    session {
      id
      roleRights { action about roles }
    }
  }
`);
