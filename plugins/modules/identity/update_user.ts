import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashNewPassword } from '../../core/passwords/hash-password.ts';

/** Puts the hash in the place of the password, if there is one: the password goes no further. */
export const lookUp: Prepare = async ({ attributes }, { request }) => {
  const given = attributes as { password?: string | null };
  const { password } = given;
  delete given.password;
  if (!password) return {};
  return { passwordHash: await hashNewPassword(password, 'attributes.password', request) };
};
