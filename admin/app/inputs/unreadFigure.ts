import { readFigure } from '#forms/validate/read-figure.ts';
import { decimalText } from '../format/figureText.ts';
import type { Locale } from '../locale/locale.ts';

/** The error for text that is no number: the two numbers it could be, or how numbers are written. */
export const unreadFigure = (locale: Locale) => (text: string) => {
  const read = readFigure(text, { decimals: 12 });
  if (!('fault' in read) || read.fault !== 'TWO_WAYS') return 'form.notNumber';
  const args = {
    whole: decimalText(read.whole, locale),
    decimal: decimalText(read.decimal, locale),
  };
  return { message: 'form.twoWays', args };
};
