import type { Session } from '../session/loadSession.ts';

interface Known {
  user: Pick<Session['user'], 'confirmed'>;
  administrator: object | null;
  needsOnboarding: boolean;
}

/**
 * The page in place of an account's (document A, section 2): the gate of an address that is not
 * proven, the question for a name, or an open page in its own frame. Null for the page itself. An
 * administrator could do neither step for another, so the first does not hold them up.
 */
export function gateOf(session: Known, isUngated: boolean): 'address' | 'name' | 'open' | null {
  const isUnconfirmed = !session.user.confirmed && !session.administrator;
  if (!isUnconfirmed && !session.needsOnboarding) return null;
  if (isUngated) return 'open';
  return isUnconfirmed ? 'address' : 'name';
}
