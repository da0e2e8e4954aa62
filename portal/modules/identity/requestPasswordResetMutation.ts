import { graphql } from '../../graphql/graphql.ts';

/** Mails a link to choose a new password with. Answers the same for unknown addresses. */
export const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      errors { code path }
    }
  }
`);
