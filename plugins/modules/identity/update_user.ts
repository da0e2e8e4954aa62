import type { Prepare } from '../../core/mutations/prepare.ts';
import { hashOwnPassword } from './new-password.ts';

/** Puts the hash in the place of the password, if there is one: the password goes no further. */
export const lookUp: Prepare = async ({ attributes }, tools) => {
  const given = attributes as { password?: string | null };
  const { password } = given;
  delete given.password;
  if (!password) return {};
  return { passwordHash: await hashOwnPassword({ password, path: 'attributes.password' }, tools) };
};
