import { graphql } from '#portal/graphql/graphql.ts';

/** Erases an application. */
export const destroyJobApplicationMutation = graphql(`
  mutation DestroyJobApplication($input: DestroyJobApplicationInput!) {
    destroyJobApplication(input: $input) { id errors { code path } }
  }
`);
