import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../graphql/queryOf.ts';
import { formDrafts } from '../forms/formDrafts.ts';
import type { Session } from './Session.ts';
import { sessionQuery } from './sessionQuery.ts';
import { sessionToken } from './sessionToken.ts';

/** The session behind the token, or null. A token the server no longer knows is forgotten. */
export async function loadSession(queryClient: QueryClient): Promise<Session | null> {
  if (!sessionToken.read()) {
    formDrafts.ownedBy(null);
    return null;
  }
  const { session } = await queryClient.ensureQueryData(queryOf(sessionQuery, {}));
  formDrafts.ownedBy(session);
  if (!session) sessionToken.forget();
  return session;
}
