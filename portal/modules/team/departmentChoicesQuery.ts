import { graphql } from '../../graphql/graphql.ts';

/** The departments of the team, and the caller's rights. */
export const departmentChoicesQuery = graphql(`
  query TeamDepartments {
    session {
      id
      account { id canManage canManageDepartments }
      user { id }
    }
    departments(page: 1, perPage: 100, sortBy: [NAME_ASC]) {
      total
      items { id name canManage }
    }
  }
`);
