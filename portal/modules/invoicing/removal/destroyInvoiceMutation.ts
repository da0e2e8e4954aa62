import { graphql } from '#portal/graphql/graphql.ts';

export const destroyInvoiceMutation = graphql(`
  mutation DestroyInvoice($input: DestroyInvoiceInput!) {
    destroyInvoice(input: $input) {
      id
      errors { code path }
    }
  }
`);
