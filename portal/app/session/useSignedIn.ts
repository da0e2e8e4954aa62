import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import type { Session } from './loadSession.ts';
import { useHasToken } from './useHasToken.ts';

/** The session, or null when the user is not signed in. */
export const useSession = (): Session | null => useSessionQuery().data?.session ?? null;

/** Whether there is a token whose session is still loading, as on a public page that has just been opened. */
export const useIsEntering = (): boolean => useSessionQuery().isLoading;

/** The session inside the account area, where the guard has already made sure of it. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error('useSignedIn is called without a session');
  return session;
}

function useSessionQuery() {
  const enabled = useHasToken();
  return useQuery({ ...queryOf(sessionQuery, {}), enabled, staleTime: 60_000 });
}
