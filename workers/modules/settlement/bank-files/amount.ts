export type AmountProblem = 'AMOUNT_UNREADABLE' | 'AMOUNT_NOT_IN_OERE';

/** Ten billion kroner. The largest accepted file has two million amounts, whose sum is then still a bigint. */
export const LARGEST_AMOUNT = 1_000_000_000_000;

/**
 * Reads a decimal such as `123.4` as øre, from its digits alone. Amounts that would need rounding, and
 * those above `LARGEST_AMOUNT`, are problems.
 */
export function readOere(text: string): number | AmountProblem {
  const [, whole = '', fraction = ''] = /^\+?(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return 'AMOUNT_UNREADABLE';
  if (/[1-9]/.test(fraction.slice(2))) return 'AMOUNT_NOT_IN_OERE';
  const minor = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  return minor <= LARGEST_AMOUNT ? minor : 'AMOUNT_UNREADABLE';
}
