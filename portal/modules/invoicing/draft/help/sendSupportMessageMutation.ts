import { graphql } from '#portal/graphql/graphql.ts';

/** Asks the contact in the client's help article how they want to be invoiced. */
export const sendSupportMessageMutation = graphql(`
  mutation SendSupportMessage($input: SendSupportMessageInput!) {
    sendSupportMessage(input: $input) {
      errors { code path }
    }
  }
`);
