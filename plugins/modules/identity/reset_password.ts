import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashNewPassword } from '../../core/passwords/hash-password.ts';

/** Puts the hash in the place of the password, which goes no further. */
export const lookUp: Prepare = async (input, { request }) => {
  const password = String(input.password);
  delete input.password;
  return { passwordHash: await hashNewPassword(password, 'password', request) };
};
