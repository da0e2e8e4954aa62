import type { QueryClient } from '@tanstack/react-query';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { loadSession } from './loadSession.ts';
import type { Session } from './Session.ts';

/** Begins to act under a new token. Everything read under the old one is dropped. */
export async function startSession(
  queryClient: QueryClient,
  token: string,
): Promise<Session | null> {
  sessionToken.write(token);
  queryClient.clear();
  return loadSession(queryClient);
}
