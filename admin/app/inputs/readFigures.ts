import { type FigureRules, readFigure } from '#forms/validate/read-figure.ts';
import { decimalText } from '../format/valueTexts.ts';
import type { Locale } from '../locale/locale.ts';

/** The error for text that is no number: the two numbers it could be, that it is too large, or how numbers are written. */
export const unreadFigure = (locale: Locale) => (text: string) => {
  const read = readFigure(text, { decimals: 12, unit: 'money' });
  if ('fault' in read && read.fault === 'TOO_BIG') return 'form.tooLarge';
  if (!('fault' in read) || read.fault !== 'TWO_WAYS') return 'form.notNumber';
  const args = {
    whole: decimalText(read.whole, locale),
    decimal: decimalText(read.decimal, locale),
  };
  return { message: 'form.twoWays', args };
};

const rules: FigureRules = { decimals: 12 };

/** "1 250,75" → "1250.75", the decimal string of the API. Undefined when it is no number, or could be two. */
export function readDecimal(
  text: string,
  { unit }: Pick<FigureRules, 'unit'> = {},
): string | undefined {
  const read = readFigure(text, unit ? { ...rules, unit } : rules);
  return 'value' in read ? read.value : undefined;
}

/** "1 250,5" → 125050. Undefined when it is no amount in kroner and øre, or could be two. */
export function readMinor(text: string): number | undefined {
  const read = readFigure(text, { decimals: 2, unit: 'money' });
  if (!('value' in read)) return undefined;
  const [whole = '', fraction = ''] = read.value.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}
