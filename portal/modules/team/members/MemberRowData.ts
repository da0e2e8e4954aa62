import type { ResultOf } from 'gql.tada';
import type { memberListQuery } from './memberListQuery.ts';

/** A member as the list shows them. */
export type MemberRowData = ResultOf<typeof memberListQuery>['members']['items'][number];
