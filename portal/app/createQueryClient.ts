import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isRetried, retryDelay } from '../graphql/retries.ts';
import { toastFailure } from './toasts/toast.ts';

/**
 * Queries always go to the network; cached data is shown meanwhile. A failed connection is retried twice
 * before it is reported.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => toastFailure(error) }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        // Without a network a query fails or shows what was read last; paused, it would show a skeleton forever.
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: 60 * 60_000,
        retry: isRetried,
        retryDelay,
      },
    },
  });
}
