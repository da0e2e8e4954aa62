import type { ResultOf } from 'gql.tada';
import type { accountInfoQuery } from './accountInfoQuery.ts';

export type AccountInfoSession = NonNullable<ResultOf<typeof accountInfoQuery>['session']>;
