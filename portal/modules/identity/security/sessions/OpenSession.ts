import type { ResultOf } from 'gql.tada';
import type { openSessionsQuery } from './openSessionsQuery.ts';

/** One place where the person is logged in. */
export type OpenSession = NonNullable<
  ResultOf<typeof openSessionsQuery>['session']
>['openSessions'][number];
