import type { ResultOf } from 'gql.tada';
import type { dashboardQuery } from './dashboardQuery.ts';

export type DashboardAnswer = ResultOf<typeof dashboardQuery>;
export type DashboardData = NonNullable<DashboardAnswer['dashboard']>;
export type DashboardSum = DashboardData['sums'][number];
