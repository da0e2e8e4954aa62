import type { QueryClient } from '@tanstack/react-query';
import { execute } from '../../graphql/execute.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { loadSession } from './loadSession.ts';
import type { Session } from './Session.ts';

/**
 * Begins to act under a new token. Everything read under the old one is dropped, once it is known whose the new one
 * is: until then the page one leaves is drawn from the session it was opened with, and would fall without one.
 */
export async function startSession(
  queryClient: QueryClient,
  token: string,
): Promise<Session | null> {
  sessionToken.write(token);
  const { queryKey } = queryOf(sessionQuery, {});
  const next = await execute(sessionQuery, {}).catch((fault: unknown) => {
    if (fault instanceof SessionEnded) return { session: null };
    throw fault;
  });
  queryClient.clear();
  queryClient.setQueryData(queryKey, next);
  return loadSession(queryClient);
}
