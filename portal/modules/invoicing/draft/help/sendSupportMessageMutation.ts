import { graphql } from '../../../../graphql/graphql.ts';

/** Asks a client's people how they want to be invoiced. */
export const sendSupportMessageMutation = graphql(`
  mutation SendSupportMessage($input: SendSupportMessageInput!) {
    sendSupportMessage(input: $input) {
      errors { code path }
    }
  }
`);
