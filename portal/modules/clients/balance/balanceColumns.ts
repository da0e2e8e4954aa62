import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The sums of a client's invoices. */
export const clientBalanceFields = graphql(`
  fragment ClientBalanceFields on Client @_unmask {
    balance {
      invoiceCount invoiced credited paid writtenOff refund refunded remaining overdue daysToPay
    }
  }
`);

/** The sums of one client. */
export type ClientBalance = ResultOf<typeof clientBalanceFields>['balance'];

/** The sums that each row of the list of clients has, in this order. */
export const balanceColumns = [
  'invoiced',
  'credited',
  'paid',
  'overdue',
  'remaining',
] as const satisfies readonly (keyof ClientBalance)[];
