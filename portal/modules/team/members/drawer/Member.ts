import type { ResultOf } from 'gql.tada';
import type { memberQuery } from './memberQuery.ts';

/** A member as the drawer shows them. */
export type Member = Extract<
  NonNullable<ResultOf<typeof memberQuery>['node']>,
  { __typename: 'Member' }
>;
