import type { AuthProvider } from 'react-admin';
import { request } from '../api/authorizedFetch.ts';
import type { Knowledge } from '../catalogue/loadKnowledge.ts';
import { farewell } from '../session/farewell.ts';
import { session } from '../session/session.ts';

const ending = 'mutation { destroySession(input: {}) { errors { code } } }';

/**
 * react-admin's view of the session. Ending it changes the token, and with that the whole page
 * back to sign-in; no route of its own is needed for that.
 */
export function createAuthProvider({ operator }: Knowledge): AuthProvider {
  return {
    login: async () => undefined,
    logout: async () => {
      if (session.read() === null) return '/';
      // Leaving must work also when the service does not answer.
      await request(ending).catch(() => undefined);
      session.leave();
      farewell.say();
      return '/';
    },
    // The gate lays sign-in over the console; leaving the screen would lose what is on it.
    checkAuth: async () => undefined,
    // The request has ended the session already, and the sign-in is shown above this screen.
    checkError: async () => undefined,
    getIdentity: async () => ({
      id: operator?.id ?? 'operator',
      fullName: operator?.name ?? '',
    }),
    getPermissions: async () => operator?.actors ?? [],
  };
}
