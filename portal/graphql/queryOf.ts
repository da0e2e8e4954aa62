import { queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { execute } from './execute.ts';
import { operationName } from './operationName.ts';

/** Turns an operation into what TanStack Query needs; the cache key is its name and variables. */
export function queryOf<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) {
  return queryOptions({
    queryKey: [operationName(document), variables] as const,
    queryFn: ({ signal }) => execute(document, variables, { signal }),
  });
}
