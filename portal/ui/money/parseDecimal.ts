import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';

export const quantityRules: FigureRules = { decimals: 4 };

/** Reads a quantity, or another decimal, as the server takes it; null when it is none or could be two. */
export function parseDecimal(text: string, rules = quantityRules): string | null {
  const read = readFigure(text, rules);
  return 'value' in read && /^-?\d{1,9}(\.|$)/.test(read.value) ? read.value : null;
}
