import { graphql } from '#portal/graphql/graphql.ts';

/** Mails a published credit note to the client once more. */
export const sendCreditNoteViaEmailMutation = graphql(`
  mutation SendCreditNoteViaEmail($input: SendCreditNoteViaEmailInput!) {
    sendCreditNoteViaEmail(input: $input) {
      creditNote { id status }
      errors { code path }
    }
  }
`);
