import { graphql } from '#portal/graphql/graphql.ts';

export const sendInvoiceViaEmailMutation = graphql(`
  mutation SendInvoiceViaEmail($input: SendInvoiceViaEmailInput!) {
    sendInvoiceViaEmail(input: $input) {
      invoice { id status }
      errors { code path }
    }
  }
`);
