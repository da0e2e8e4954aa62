import { graphql } from '../../graphql/graphql.ts';

/** Whether the link in the mail still lets one choose a password. Changes nothing. */
export const validatePasswordResetTokenMutation = graphql(`
  mutation ValidatePasswordResetToken($input: ValidatePasswordResetTokenInput!) {
    validatePasswordResetToken(input: $input) {
      errors { code path }
    }
  }
`);
