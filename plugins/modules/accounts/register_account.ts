import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashPassword } from '../../core/passwords/hash-password.ts';

/** Puts the hash in the place of the password, if there is one: the password goes no further. */
export const prepare: Prepare = async ({ attributes }) => {
  const given = attributes as { password?: string | null };
  const { password } = given;
  delete given.password;
  return password ? { passwordHash: await hashPassword(password) } : {};
};
