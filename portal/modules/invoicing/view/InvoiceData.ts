import type { ResultOf } from 'gql.tada';
import type { invoiceQuery } from './invoiceQuery.ts';

/** An invoice as its own page shows it. */
export type InvoiceData = Extract<
  NonNullable<ResultOf<typeof invoiceQuery>['node']>,
  { __typename: 'Invoice' }
>;
