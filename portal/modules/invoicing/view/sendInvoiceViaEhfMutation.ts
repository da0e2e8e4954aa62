import { graphql } from '#portal/graphql/graphql.ts';

/** Sends a published invoice to the client as EHF. */
export const sendInvoiceViaEhfMutation = graphql(`
  mutation SendInvoiceViaEhf($input: SendInvoiceViaEhfInput!) {
    sendInvoiceViaEhf(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);
