import { graphql } from '../../graphql/graphql.ts';

/** Reads which user a one-time link signs in; the link stays unused. */
export const validateSessionOtpMutation = graphql(`
  mutation ValidateSessionOtp($input: ValidateSessionOtpInput!) {
    validateSessionOtp(input: $input) {
      email
      purpose
      errors { code path }
    }
  }
`);
