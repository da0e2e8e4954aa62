import { graphql } from '#portal/graphql/graphql.ts';

/** Sends a draft in. */
export const submitInvoiceMutation = graphql(`
  mutation SubmitInvoice($input: SubmitInvoiceInput!) {
    submitInvoice(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);
