import { graphql } from '#portal/graphql/graphql.ts';

/** Sends a published credit note to the client as EHF. */
export const sendCreditNoteViaEhfMutation = graphql(`
  mutation SendCreditNoteViaEhf($input: SendCreditNoteViaEhfInput!) {
    sendCreditNoteViaEhf(input: $input) {
      creditNote { id status }
      errors { code path }
    }
  }
`);
