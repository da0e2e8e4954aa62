import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../graphql/queryOf.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import type { Session } from './Session.ts';
import { useHasToken } from './useHasToken.ts';

/** The session, or null when nobody is signed in. */
export function useSession(): Session | null {
  const enabled = useHasToken();
  const { data } = useQuery({ ...queryOf(sessionQuery, {}), enabled, staleTime: 60_000 });
  return data?.session ?? null;
}
