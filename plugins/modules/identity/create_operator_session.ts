import type { Prepare } from '../../core/mutations/prepare.ts';
import { tryPassword } from '../../core/passwords/try-password.ts';
import { totpStep } from './totp/totp-step.ts';

/** Looks at password and code. */
export const prepare: Prepare = async (input, tools) => {
  const found = await tryPassword(input, tools);
  if (!found) return { isLimited: true };
  return {
    ...found.tried,
    totpStep: totpStep(found.totpSecret, String(input.code), Date.now()),
  };
};
