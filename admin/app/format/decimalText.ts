import type { Locale } from '../locale/locale.ts';

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
