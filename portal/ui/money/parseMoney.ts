import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';

export const moneyRules: FigureRules = { decimals: 2, unit: 'money' };

/** Reads what a person typed as an amount, in minor units; null when it is none or could be two. */
export function parseMoney(text: string): number | null {
  const read = readFigure(text, moneyRules);
  if (!('value' in read)) return null;
  const [whole = '', fraction = ''] = read.value.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}
