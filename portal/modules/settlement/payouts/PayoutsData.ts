import type { ResultOf } from 'gql.tada';
import type { payoutsQuery } from './payoutsQuery.ts';

type Data = ResultOf<typeof payoutsQuery>;

/** A year of payouts for its charts; amounts in minor units. */
export type PayoutYear = NonNullable<Data['payoutYear']>;
export type PayoutTotal = PayoutYear['total'];
export type PayoutRow = Data['payouts']['items'][number];
