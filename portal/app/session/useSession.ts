import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../graphql/queryOf.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import type { Session } from './Session.ts';
import { useHasToken } from './useHasToken.ts';

/** The session, or null when nobody is signed in. */
export const useSession = (): Session | null => useAsked().data?.session ?? null;

/** Whether somebody is signed in of whom nothing is known yet, as on a page for everybody that has just been opened. */
export const useIsEntering = (): boolean => useAsked().isLoading;

function useAsked() {
  const enabled = useHasToken();
  return useQuery({ ...queryOf(sessionQuery, {}), enabled, staleTime: 60_000 });
}
