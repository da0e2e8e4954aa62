import type { QueryClient } from '@tanstack/react-query';

/** What every guard can reach. */
export interface RouterContext {
  queryClient: QueryClient;
}
