import { Refusal } from '#plugins/core/errors/refusal.ts';
import type { Prepare } from '#plugins/core/mutations/prepare.ts';
import { hashNewPassword } from '#plugins/core/passwords/hash-password.ts';

/**
 * Counts the try, in a transaction of its own which no refusal can undo, before it costs anything.
 * Then the hash takes the place of the password, if there is one: the password goes no further.
 */
export const prepareRegistration: Prepare = async ({ attributes }, { query, request }) => {
  const given = attributes as { email: string; password?: string | null };
  const { email, password } = given;
  delete given.password;
  const { rows } = await query<{ may: boolean }>(
    'select app_private.begin_registration($1, $2) as may',
    [email, request.ip],
  );
  if (!rows[0]?.may) throw new Refusal([{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }]);
  if (!password) return {};
  return { passwordHash: await hashNewPassword(password, 'attributes.password', request, email) };
};
