import { graphql } from '#portal/graphql/graphql.ts';
import { draftFields } from './draftFields.ts';

/** Begins a draft. */
export const createInvoiceMutation = graphql(
  `
    mutation CreateInvoice($input: CreateInvoiceInput!) {
      createInvoice(input: $input) {
        invoice { ...DraftFields }
        errors { code path }
      }
    }
  `,
  [draftFields],
);
