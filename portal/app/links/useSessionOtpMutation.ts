import { graphql } from '../../graphql/graphql.ts';

/** Trades a one-time link for a session. */
export const useSessionOtpMutation = graphql(`
  mutation UseSessionOtp($input: UseSessionOtpInput!) {
    useSessionOtp(input: $input) {
      token
      deepLink
      errors { code path }
    }
  }
`);
