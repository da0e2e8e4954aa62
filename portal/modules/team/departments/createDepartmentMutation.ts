import { graphql } from '#portal/graphql/graphql.ts';

/** Adds a department to the team. */
export const createDepartmentMutation = graphql(`
  mutation CreateDepartment($input: CreateDepartmentInput!) {
    createDepartment(input: $input) {
      department { id name }
      errors { code path }
    }
  }
`);
