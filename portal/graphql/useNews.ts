import { useQueryClient } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { useEffect } from 'react';
import { askAgain } from './askAgain.ts';
import { operationName } from './Operation.ts';
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
      askAgain(queryClient, ({ queryKey }) => watched.includes(String(queryKey[0])));
    return subscribe(news, {}, { onEvent: refresh, onUntold: refresh });
  }, [queryClient, news, names]);
}
