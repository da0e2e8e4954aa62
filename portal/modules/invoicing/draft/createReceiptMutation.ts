import { graphql } from '#portal/graphql/graphql.ts';

/** Lays a receipt with an invoice. */
export const createReceiptMutation = graphql(`
  mutation CreateReceipt($input: CreateReceiptInput!) {
    createReceipt(input: $input) {
      receipt { id }
      errors { code path }
    }
  }
`);
