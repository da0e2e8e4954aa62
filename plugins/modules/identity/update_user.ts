import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashPassword } from '../../core/passwords/hash-password.ts';
import { inTurn } from '../../core/passwords/in-turn.ts';

/** Puts the hash in the place of the password, if there is one: the password goes no further. */
export const lookUp: Prepare = async ({ attributes }, { request }) => {
  const given = attributes as { password?: string | null };
  const { password } = given;
  delete given.password;
  return password ? { passwordHash: await inTurn(request, () => hashPassword(password)) } : {};
};
