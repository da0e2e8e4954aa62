import { graphql } from '#portal/graphql/graphql.ts';

/** Mails a statement to its client. */
export const sendStatementMutation = graphql(`
  mutation SendClientStatementViaEmail($input: SendClientStatementViaEmailInput!) {
    sendClientStatementViaEmail(input: $input) {
      clientStatement { id recipient sendingAt }
      errors { code path }
    }
  }
`);
