import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what is shown, since something happened. What is asked for the first time is not asked
 * for a second time beside it, and its answer may be older than what happened: it is asked for once
 * more when it has come.
 */
export function askAgain(queryClient: QueryClient, predicate: (query: Query) => boolean): void {
  const again = (query: Query) =>
    queryClient.invalidateQueries({ predicate: (one) => one === query });
  for (const query of queryClient.getQueryCache().findAll({ predicate })) {
    const isFirst = query.state.data === undefined && query.state.fetchStatus !== 'idle';
    const first = isFirst ? query.promise : undefined;
    // Errors are shown by the query's own component, which also retries.
    if (first) void first.then(() => again(query)).catch(() => undefined);
    else void again(query);
  }
}
