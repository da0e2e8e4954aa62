import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { useEffect } from 'react';
import { operationName } from './graphql.ts';
import { subscribe } from './subscribe.ts';

/**
 * Keeps a screen current while it is open: its queries run again at every event of a subscription, and
 * whenever an event may have been missed. Without a subscription nothing happens.
 */
export function useNews(
  news: TadaDocumentNode<object, Record<string, never>> | null,
  shown: readonly TadaDocumentNode<object, never>[],
): void {
  const queryClient = useQueryClient();
  const names = shown.map((one) => operationName(one)).join();
  useEffect(() => {
    if (!news) return;
    const watched = names.split(',');
    const refresh = () =>
      refetchActive(queryClient, ({ queryKey }) => watched.includes(String(queryKey[0])));
    return subscribe(news, {}, { onEvent: refresh, onUntold: refresh });
  }, [queryClient, news, names]);
}

/**
 * Reloads the shown data after an event. A query still loading is not started a second time, but its answer
 * may be older than the event, so it is repeated once after it has arrived.
 */
export function refetchActive(
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): void {
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
