import type { ResultOf } from 'gql.tada';
import type { departmentListQuery } from './departmentListQuery.ts';

/** A department as the list shows it. */
export type DepartmentRowData = ResultOf<
  typeof departmentListQuery
>['departments']['items'][number];
