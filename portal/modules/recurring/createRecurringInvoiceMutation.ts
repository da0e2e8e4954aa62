import { graphql } from '../../graphql/graphql.ts';

export const createRecurringInvoiceMutation = graphql(`
  mutation CreateRecurringInvoice($input: CreateRecurringInvoiceInput!) {
    createRecurringInvoice(input: $input) {
      recurringInvoice { id }
      errors { code path }
    }
  }
`);
