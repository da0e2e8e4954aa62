import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../graphql/graphql.ts';
import { SessionEnded } from '../../graphql/SessionEnded.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { formDrafts } from '../drafts/formDrafts.ts';
import type { Session } from './startSession.ts';

/** The session behind the token, or null. A token the server no longer knows is forgotten. */
export async function loadSession(queryClient: QueryClient): Promise<Session | null> {
  const session = sessionToken.read() ? await askFor(queryClient) : null;
  formDrafts.ownedBy(session);
  if (!session) sessionToken.forget();
  return session;
}

async function askFor(queryClient: QueryClient): Promise<Session | null> {
  try {
    const { session } = await queryClient.ensureQueryData(queryOf(sessionQuery, {}));
    return session;
  } catch (error) {
    if (error instanceof SessionEnded) return null;
    throw error;
  }
}
