import { graphql } from '#portal/graphql/graphql.ts';

/** Removes a department; its members stay in the team. */
export const destroyDepartmentMutation = graphql(`
  mutation DestroyDepartment($input: DestroyDepartmentInput!) {
    destroyDepartment(input: $input) {
      errors { code path }
    }
  }
`);
