import { graphql } from '#portal/graphql/graphql.ts';

/** Changes a department. */
export const updateDepartmentMutation = graphql(`
  mutation UpdateDepartment($input: UpdateDepartmentInput!) {
    updateDepartment(input: $input) {
      department { id name }
      errors { code path }
    }
  }
`);
