import { useSyncExternalStore } from 'react';
import { sessionToken } from '../../graphql/session/sessionToken.ts';

const hasToken = (): boolean => sessionToken.read() !== null;

/** Whether this tab has a session token, as far as it knows. */
export function useHasToken(): boolean {
  return useSyncExternalStore(sessionToken.subscribe, hasToken, hasToken);
}
