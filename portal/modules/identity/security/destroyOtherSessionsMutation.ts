import { graphql } from '#portal/graphql/graphql.ts';

/** Logs out everywhere but here. */
export const destroyOtherSessionsMutation = graphql(`
  mutation DestroyOtherSessions($input: DestroyOtherSessionsInput!) {
    destroyOtherSessions(input: $input) {
      errors { code path }
    }
  }
`);
