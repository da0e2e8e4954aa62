import { graphql } from '#portal/graphql/graphql.ts';

/** Makes a draft with the same content. */
export const duplicateInvoiceMutation = graphql(`
  mutation DuplicateInvoice($input: DuplicateInvoiceInput!) {
    duplicateInvoice(input: $input) {
      invoice { id }
      errors { code path }
    }
  }
`);
