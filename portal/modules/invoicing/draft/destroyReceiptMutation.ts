import { graphql } from '#portal/graphql/graphql.ts';

/** Takes a receipt away again. */
export const destroyReceiptMutation = graphql(`
  mutation DestroyReceipt($input: DestroyReceiptInput!) {
    destroyReceipt(input: $input) {
      id
      errors { code path }
    }
  }
`);
