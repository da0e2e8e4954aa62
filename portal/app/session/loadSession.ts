import type { QueryClient } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { execute } from '../../graphql/execute.ts';
import { queryOf } from '../../graphql/graphql.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';

/** The session behind the token, or null. A token that is no longer valid is removed. */
export async function loadSession(queryClient: QueryClient): Promise<Session | null> {
  const session = sessionToken.read() ? await fetchSession(queryClient) : null;
  if (!session) sessionToken.forget();
  return session;
}

async function fetchSession(queryClient: QueryClient): Promise<Session | null> {
  try {
    const { session } = await queryClient.ensureQueryData(queryOf(sessionQuery, {}));
    return session;
  } catch (error) {
    if (error instanceof SessionEnded) return null;
    throw error;
  }
}

/** The signed-in person and the account they act in. */
export type Session = NonNullable<ResultOf<typeof sessionQuery>['session']>;

/**
 * Switches to a new token. Everything read under the old token is dropped, but only once the new session is
 * known: until then the page being left is rendered from the old session and would fail without it.
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
