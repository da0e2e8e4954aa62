import type { ResultOf } from 'gql.tada';
import type { creditableQuery } from './creditableQuery.ts';

/** An invoice as it is credited. */
export type CreditableInvoice = Extract<
  NonNullable<ResultOf<typeof creditableQuery>['node']>,
  { __typename: 'Invoice' }
>;

export type CreditableLine = CreditableInvoice['lines'][number];
