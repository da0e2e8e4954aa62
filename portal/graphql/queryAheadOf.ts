import type { TadaDocumentNode } from 'gql.tada';
import { queryOf } from './graphql.ts';

/**
 * A query that the address of a page fetches ahead (`fetchAhead` of its route): a page that appears within two seconds
 * does not fetch it again.
 */
export const queryAheadOf = <Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) => ({ ...queryOf(document, variables), staleTime: 2_000 });
