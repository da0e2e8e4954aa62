import type { QueryClient } from '@tanstack/react-query';

/** The context of every guard. */
export interface RouterContext {
  queryClient: QueryClient;
}
