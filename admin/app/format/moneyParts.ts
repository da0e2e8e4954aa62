import { minorParts } from '#shared/minor-parts.ts';
import type { Locale } from '../locale/locale.ts';

/** An amount split where the eye splits it: whole kroner, and øre to be set smaller. */
export interface MoneyParts {
  whole: string;
  fraction: string;
}

const thinSpace = '\u2009';

/**
 * Minor units as kroner and øre. The figure may come as a number or as text, since a bigint can
 * be larger than JSON's numbers.
 */
export function moneyParts(minor: unknown, locale: Locale): MoneyParts | null {
  const text = typeof minor === 'number' ? String(Math.trunc(minor)) : minor;
  if (typeof text !== 'string' || !/^-?\d+$/.test(text)) return null;
  const { sign, whole, hundredths } = minorParts(text, thinSpace);
  return { whole: sign + whole, fraction: (locale === 'nb' ? ',' : '.') + hundredths };
}
