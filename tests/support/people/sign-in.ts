import type { Actor } from '../actor.ts';
import type { TestTransaction } from '../test-transaction.ts';
import { sessionOf } from './session-of.ts';

export type SignedIn = { token: string; sessionId: string; who: Actor };

/** Opens a session for a user in an account, as a successful sign-in does. */
export async function signIn(
  tx: TestTransaction,
  userId: string,
  accountId: string,
): Promise<SignedIn> {
  const [row] = await tx.query<{ token: string }>(
    'select app_private.open_session($1, $2) as token',
    [userId, accountId],
  );
  const who = await sessionOf(tx, row!.token);
  if (!who) throw new Error('the new session is over already');
  return { token: row!.token, sessionId: who.settings['app.session_id']!, who };
}
