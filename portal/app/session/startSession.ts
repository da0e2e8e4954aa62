import type { QueryClient } from '@tanstack/react-query';
import { subscriptionClient } from '../../graphql/subscriptionClient.ts';
import { loadSession } from './loadSession.ts';
import type { Session } from './Session.ts';
import { sessionToken } from './sessionToken.ts';

/** Begins to act under a new token. Everything read under the old one is dropped. */
export async function startSession(
  queryClient: QueryClient,
  token: string,
): Promise<Session | null> {
  sessionToken.write(token);
  // The socket still speaks for the old session; it comes back under the new one.
  subscriptionClient().terminate();
  queryClient.clear();
  return loadSession(queryClient);
}
