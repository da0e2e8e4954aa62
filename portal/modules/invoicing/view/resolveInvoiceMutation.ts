import { graphql } from '#portal/graphql/graphql.ts';

/** Marks a published invoice as paid. */
export const resolveInvoiceMutation = graphql(`
  mutation ResolveInvoice($input: ResolveInvoiceInput!) {
    resolveInvoice(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);
