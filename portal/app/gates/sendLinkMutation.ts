import { graphql } from '../../graphql/graphql.ts';

/** Mails a new link to an address that waits to be confirmed. */
export const sendLinkMutation = graphql(`
  mutation SendConfirmationLink($input: CreateSessionOtpInput!) {
    createSessionOtp(input: $input) {
      errors { code path }
    }
  }
`);
