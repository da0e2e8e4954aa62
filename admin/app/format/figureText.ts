import type { Locale } from '../locale/locale.ts';
import { shiftPoint } from './valueTexts.ts';

/** A figure as people write it in its unit: øre in kroner, with two decimals at least. */
export function figureText(value: unknown, unit: string | undefined, locale: Locale): string {
  if (unit !== 'MINOR') return decimalText(value, locale);
  const [whole, fraction = ''] = shiftPoint(String(value), -2).split('.');
  const sign = locale === 'nb' ? ',' : '.';
  return decimalText(whole, locale) + sign + fraction.padEnd(2, '0');
}

/** A decimal string of the API with grouped digits and the language's decimal sign. */
export function decimalText(value: unknown, locale: Locale): string {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return text;
  const [, sign, whole = '', fraction] = match;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u2009');
  const decimals = fraction?.replace(/0+$/, '');
  return (
    (sign ? '\u2212' : '') + grouped + (decimals ? (locale === 'nb' ? ',' : '.') + decimals : '')
  );
}
