import type { ResultOf } from 'gql.tada';
import type { planQuery } from './planQuery.ts';

/** A team with its plans, and the one it has. */
export type PlanAccount = NonNullable<
  NonNullable<ResultOf<typeof planQuery>['session']>['account']
>;
export type PricePlan = PlanAccount['pricePlans'][number];
