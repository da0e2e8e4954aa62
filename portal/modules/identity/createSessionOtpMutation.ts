import { graphql } from '../../graphql/graphql.ts';

/** Mails a link that logs in once. */
export const createSessionOtpMutation = graphql(`
  mutation CreateSessionOtp($input: CreateSessionOtpInput!) {
    createSessionOtp(input: $input) {
      errors { code path }
    }
  }
`);
