import type { ResultOf } from 'gql.tada';
import type { clientBalanceFields } from './clientBalanceFields.ts';

/** The sums of one client. */
export type ClientBalance = ResultOf<typeof clientBalanceFields>['balance'];
