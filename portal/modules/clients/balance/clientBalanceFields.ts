import type { ResultOf } from 'gql.tada';
import { graphql } from '#portal/graphql/graphql.ts';

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
