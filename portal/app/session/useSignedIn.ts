import type { Session } from './startSession.ts';
import { useSession } from './useSession.ts';

/** The session inside the account area, where the guard has already made sure of it. */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error('This screen was shown without a session');
  return session;
}
