import { graphql } from '../../graphql/graphql.ts';

/** Sets the new password by the link in the mail. */
export const resetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      errors { code path }
    }
  }
`);
