import type { ResultOf } from 'gql.tada';
import type { purchaseQuery } from './purchaseQuery.ts';

/** A purchase as its own page shows it. */
export type PurchaseData = Extract<
  NonNullable<ResultOf<typeof purchaseQuery>['node']>,
  { __typename: 'Purchase' }
>;
