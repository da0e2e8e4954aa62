import { graphql } from '#portal/graphql/graphql.ts';

/** Confirms the code, which lifts the session to the second level. */
export const verifyPhoneNumberMutation = graphql(`
  mutation VerifyPhoneNumber($input: VerifyPhoneNumberInput!) {
    verifyPhoneNumber(input: $input) {
      phoneNumber { id tokenVerifiedAt }
      errors { code path }
    }
  }
`);
