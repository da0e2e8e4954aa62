import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reloads the shown data after an event. A query still loading is not started a second time, but its answer
 * may be older than the event, so it is repeated once after it has arrived.
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
