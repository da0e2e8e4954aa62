import { graphql } from '../../graphql/graphql.ts';

/** The departments of the team, and what the one who asks may do with its people. */
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
