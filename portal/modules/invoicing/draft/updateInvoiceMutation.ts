import { graphql } from '#portal/graphql/graphql.ts';
import { draftFields } from './draftFields.ts';

/** Keeps a change of a draft. */
export const updateInvoiceMutation = graphql(
  `
    mutation UpdateInvoice($input: UpdateInvoiceInput!) {
      updateInvoice(input: $input) {
        invoice { ...DraftFields }
        errors { code path }
      }
    }
  `,
  [draftFields],
);
