import type { Locale } from '../locale/locale.ts';

/** An amount split where the eye splits it: whole kroner, and øre to be set smaller. */
export interface MoneyParts {
  whole: string;
  fraction: string;
}

const thinSpace = '\u2009';

/**
 * Minor units as kroner and øre. The figure may come as a number or as text, since a bigint can
 * be larger than JSON's numbers; it is never divided as a float.
 */
export function moneyParts(minor: unknown, locale: Locale): MoneyParts | null {
  const text = typeof minor === 'number' ? String(Math.trunc(minor)) : minor;
  if (typeof text !== 'string' || !/^-?\d+$/.test(text)) return null;
  const digits = text.replace('-', '').padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thinSpace);
  const sign = text.startsWith('-') && /[1-9]/.test(text) ? '\u2212' : '';
  return { whole: sign + whole, fraction: (locale === 'nb' ? ',' : '.') + digits.slice(-2) };
}
