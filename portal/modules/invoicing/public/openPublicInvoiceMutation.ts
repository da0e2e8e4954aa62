import { graphql } from '#portal/graphql/graphql.ts';

/** Reports that the client has had the invoice in sight. */
export const openPublicInvoiceMutation = graphql(`
  mutation OpenPublicInvoice($input: OpenPublicInvoiceInput!) {
    openPublicInvoice(input: $input) {
      errors { code path }
    }
  }
`);
