import { graphql } from '#portal/graphql/graphql.ts';

/** Mails a published invoice to the client once more. */
export const sendInvoiceViaEmailMutation = graphql(`
  mutation SendInvoiceViaEmail($input: SendInvoiceViaEmailInput!) {
    sendInvoiceViaEmail(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);
