import { linearRegExp } from './linear-reg-exp.ts';

/** Why a pattern cannot be read; null when it can. */
export function patternFault(pattern: string): string | null {
  try {
    linearRegExp(pattern);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
