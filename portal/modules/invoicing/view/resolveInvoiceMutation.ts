import { graphql } from '../../../graphql/graphql.ts';

/** Says that a published invoice has been paid. */
export const resolveInvoiceMutation = graphql(`
  mutation ResolveInvoice($input: ResolveInvoiceInput!) {
    resolveInvoice(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);
