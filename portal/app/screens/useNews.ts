import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain } from '../../graphql/askAgain.ts';
import { operationName } from '../../graphql/operationName.ts';
import type { DeclaredScreen } from '../../graphql/screens/DeclaredScreen.ts';
import { subscribe } from '../../graphql/subscribe.ts';

/** Keeps what a screen shows true while it is open: it is asked for again whenever a status changes. */
export function useNews({ list, row, news }: DeclaredScreen['operations']): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!news) return;
    const shown: unknown[] = [operationName(list), operationName(row)];
    const refresh = () => askAgain(queryClient, ({ queryKey }) => shown.includes(queryKey[0]));
    return subscribe(news, {}, { onEvent: refresh, onUntold: refresh });
  }, [queryClient, list, row, news]);
}
