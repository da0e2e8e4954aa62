import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';

export const quantityRules: FigureRules = { decimals: 4 };

export const moneyRules: FigureRules = { decimals: 2, unit: 'money' };

/** Reads what a person typed as an amount, in minor units; null when it is none or could be two. */
export function parseMoney(text: string): number | null {
  const read = readFigure(text, moneyRules);
  if (!('value' in read)) return null;
  const [whole = '', fraction = ''] = read.value.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}

/** Reads a quantity, or another decimal, as the server takes it; null when it is none or could be two. */
export function parseDecimal(text: string, rules = quantityRules): string | null {
  const read = readFigure(text, rules);
  return 'value' in read && /^-?\d{1,9}(\.|$)/.test(read.value) ? read.value : null;
}
