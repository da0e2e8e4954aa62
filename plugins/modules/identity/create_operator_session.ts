import type { Prepare } from '../../core/mutations/prepare.ts';
import { totpStep } from '../../core/passwords/totp-step.ts';
import { tryPassword } from '../../core/passwords/try-password.ts';

/** Looks at password and code. */
export const prepare: Prepare = async (input, tools) => {
  const found = await tryPassword(input, tools);
  if (!found) return { isLimited: true };
  return {
    ...found.tried,
    totpStep: totpStep(found.totpSecret, String(input.code), Date.now()),
  };
};
