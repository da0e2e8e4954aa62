import { Refusal } from '../errors/refusal.ts';
import type { RequestOrigin } from '../requests/request-origin.ts';
import { hashPassword } from './hash-password.ts';
import { inTurn } from './in-turn.ts';
import { isWellKnown } from './is-well-known.ts';

/**
 * The hash of a newly chosen password. Refuses well-known passwords as `INVALID` at their field; since the
 * database never sees a password, this is checked here.
 */
export async function hashNewPassword(
  password: string,
  path: string,
  request: RequestOrigin,
): Promise<string> {
  if (isWellKnown(password)) throw new Refusal([{ code: 'INVALID', path }]);
  return inTurn(request, () => hashPassword(password));
}
