import type { Locale } from '../locale/locale.ts';
import { decimalText } from './decimalText.ts';
import { shiftPoint } from './shiftPoint.ts';

/** A figure as people write it in its unit: øre in kroner, with two decimals at least. */
export function figureText(value: unknown, unit: string | undefined, locale: Locale): string {
  if (unit !== 'MINOR') return decimalText(value, locale);
  const [whole, fraction = ''] = shiftPoint(String(value), -2).split('.');
  const sign = locale === 'nb' ? ',' : '.';
  return decimalText(whole, locale) + sign + fraction.padEnd(2, '0');
}
