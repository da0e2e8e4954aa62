import { readFigure } from '#forms/validate/read-figure.ts';

/** "1 250,5" → 125050. Undefined when it is no amount in kroner and øre, or could be two. */
export function readMinor(text: string): number | undefined {
  const read = readFigure(text, { decimals: 2, unit: 'money' });
  if (!('value' in read)) return undefined;
  const [whole = '', fraction = ''] = read.value.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}
