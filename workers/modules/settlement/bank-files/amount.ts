export type AmountProblem = 'AMOUNT_UNREADABLE' | 'AMOUNT_NOT_IN_OERE';

/**
 * Reads a decimal such as `123.4` as øre, from its digits alone. Amounts that would need rounding, and
 * those beyond the exact range of a number (90 trillion kroner), are problems.
 */
export function readOere(text: string): number | AmountProblem {
  const [, whole = '', fraction = ''] = /^\+?(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return 'AMOUNT_UNREADABLE';
  if (/[1-9]/.test(fraction.slice(2))) return 'AMOUNT_NOT_IN_OERE';
  const minor = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : 'AMOUNT_UNREADABLE';
}
