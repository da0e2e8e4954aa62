import type { Prepare } from '../../core/mutations/prepare.ts';
import { tryPassword } from '../../core/passwords/try-password.ts';

/** Looks at the password. */
export const prepare: Prepare = async (input, tools) => {
  const found = await tryPassword(input, tools);
  return { ...(found?.tried ?? { isLimited: true }) };
};
