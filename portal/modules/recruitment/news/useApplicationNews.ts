import { useQueryClient } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { useEffect } from 'react';
import { askAgain } from '../../../graphql/askAgain.ts';
import { operationName } from '../../../graphql/operationName.ts';
import { subscribe } from '../../../graphql/subscribe.ts';
import { applicationNewsSubscription } from './applicationNewsSubscription.ts';

/** Asks again for what is shown whenever an application has come a step further, whoever took it. */
export function useApplicationNews(shown: readonly TadaDocumentNode<object, never>[]): void {
  const queryClient = useQueryClient();
  const names = shown.map((one) => operationName(one)).join();
  useEffect(() => {
    const asked = names.split(',');
    const refresh = () =>
      askAgain(queryClient, ({ queryKey }) => asked.includes(String(queryKey[0])));
    return subscribe(applicationNewsSubscription, {}, { onEvent: refresh, onUntold: refresh });
  }, [queryClient, names]);
}
