import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain } from '../../../graphql/askAgain.ts';
import { operationName } from '../../../graphql/operationName.ts';
import { subscribe } from '../../../graphql/subscribe.ts';
import { checkChangedSubscription } from './checkChangedSubscription.ts';
import { ownApplicationQuery } from './ownApplicationQuery.ts';

/** Asks for the application again whenever one of its checks has come further. */
export function useCheckNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const name = operationName(ownApplicationQuery);
    const refresh = () => askAgain(queryClient, ({ queryKey }) => queryKey[0] === name);
    return subscribe(checkChangedSubscription, {}, { onEvent: refresh, onUntold: refresh });
  }, [queryClient]);
}
