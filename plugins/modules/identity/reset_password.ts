import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashPassword } from '../../core/passwords/hash-password.ts';
import { inTurn } from '../../core/passwords/in-turn.ts';

/** Puts the hash in the place of the password, which goes no further. */
export const lookUp: Prepare = async (input, { request }) => {
  const password = String(input.password);
  delete input.password;
  return { passwordHash: await inTurn(request, () => hashPassword(password)) };
};
