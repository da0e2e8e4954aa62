import { graphql } from '#portal/graphql/graphql.ts';

/** Has a code sent to a phone. */
export const sendSmsConfirmationMutation = graphql(`
  mutation SendSmsConfirmation($input: SendSmsConfirmationInput!) {
    sendSmsConfirmation(input: $input) {
      phoneNumber { id countryCode number tokenSentAt }
      errors { code path }
    }
  }
`);
