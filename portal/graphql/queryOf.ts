import { queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { connection } from './connection.ts';
import { execute } from './execute.ts';
import { ConnectionFailure } from './GraphQLFailure.ts';
import { operationName } from './Operation.ts';

/**
 * The query options of TanStack Query for an operation; the cache key is its name and variables. Without a
 * connection the last data is shown, and its age recorded.
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
        connection.note(JSON.stringify(queryKey), state.dataUpdatedAt);
        return state.data;
      }
    },
  });
}
