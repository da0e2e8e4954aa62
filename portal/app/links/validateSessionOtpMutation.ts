import { graphql } from '../../graphql/graphql.ts';

/** Whom a one-time link signs in, which leaves it unused. */
export const validateSessionOtpMutation = graphql(`
  mutation ValidateSessionOtp($input: ValidateSessionOtpInput!) {
    validateSessionOtp(input: $input) {
      email
      purpose
      errors { code path }
    }
  }
`);
