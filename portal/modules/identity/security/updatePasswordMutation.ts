import { graphql } from '#portal/graphql/graphql.ts';

/** Changes the password. Needs a code by SMS; the other sessions end. */
export const updatePasswordMutation = graphql(`
  mutation UpdatePassword($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);
