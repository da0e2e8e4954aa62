import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';

/**
 * Names the sign-in this tab acts in, as far as it is known. An operator may act as several users from one
 * console: leaving one of them leaves no other.
 */
export function signInOf(queryClient: QueryClient): string | null {
  const session = queryClient.getQueryData(queryOf(sessionQuery, {}).queryKey)?.session;
  return session ? `${session.signIn} ${session.user.id}` : null;
}
