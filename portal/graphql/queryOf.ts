import { queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { ConnectionFailure } from './ConnectionFailure.ts';
import { connection } from './connection.ts';
import { execute } from './execute.ts';
import { operationName } from './operationName.ts';

/**
 * Turns an operation into what TanStack Query needs; the cache key is its name and variables. Without a
 * connection the data that was read last stands, and its age is noted.
 */
export function queryOf<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
) {
  return queryOptions({
    queryKey: [operationName(document), variables] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<Result> => {
      try {
        const result = await execute(document, variables, { signal });
        connection.answered();
        return result;
      } catch (error) {
        const state = client.getQueryState<Result>(queryKey);
        if (!(error instanceof ConnectionFailure) || state?.data === undefined) throw error;
        connection.keep(JSON.stringify(queryKey), state.dataUpdatedAt);
        return state.data;
      }
    },
  });
}
