import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashOwnPassword } from './new-password.ts';

/** Puts the hash in the place of the password, which goes no further. */
export const lookUp: Prepare = async (input, tools) => {
  const password = String(input.password);
  delete input.password;
  const token = String(input.token);
  return { passwordHash: await hashOwnPassword({ password, path: 'password', token }, tools) };
};
