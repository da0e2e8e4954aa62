import { graphql } from '#portal/graphql/graphql.ts';

/** What the invoices of a client come to. */
export const clientBalanceFields = graphql(`
  fragment ClientBalanceFields on Client @_unmask {
    balance {
      invoiceCount invoiced credited paid writtenOff refund refunded remaining overdue daysToPay
    }
  }
`);
