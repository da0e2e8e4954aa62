import type { ResultOf } from 'gql.tada';
import type { dashboardQuery } from './dashboardQuery.ts';

export type DashboardData = NonNullable<ResultOf<typeof dashboardQuery>['dashboard']>;
export type DashboardSum = DashboardData['sums'][number];
