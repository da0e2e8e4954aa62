import type { ResultOf } from 'gql.tada';
import type { clientQuery } from './clientQuery.ts';

/** A client with everything the drawer edits. */
export type Client = Extract<
  NonNullable<ResultOf<typeof clientQuery>['node']>,
  { __typename: 'Client' }
>;
