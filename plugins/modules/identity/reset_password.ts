import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashPassword } from '../../core/passwords/hash-password.ts';

/** Puts the hash in the place of the password, which goes no further. */
export const prepare: Prepare = async (input) => {
  const password = String(input.password);
  delete input.password;
  return { passwordHash: await hashPassword(password) };
};
