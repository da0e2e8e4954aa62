import { Refusal } from '../errors/refusal.ts';
import type { RequestOrigin } from '../requests/request-origin.ts';
import { hashPassword } from './hash-password.ts';
import { inTurn } from './in-turn.ts';
import { isWellKnown } from './is-well-known.ts';

/**
 * The hash of a password that somebody has chosen. `INVALID` at its field when it is one that whoever
 * tries passwords tries first. The database never sees a password, so this is looked at here.
 */
export async function hashNewPassword(
  password: string,
  path: string,
  request: RequestOrigin,
): Promise<string> {
  if (isWellKnown(password)) throw new Refusal([{ code: 'INVALID', path }]);
  return inTurn(request, () => hashPassword(password));
}
