import type { Locale } from '../locale/locale.ts';

const signs: Record<string, string> = { MINOR: 'kr', PERCENT: '%' };

/** The sign shown after a number of that unit. */
export const unitSign = (unit: string | undefined): string | undefined => signs[unit ?? ''];

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * A key whose row cannot be shown, marked as a key: its last characters distinguish it from others. Other values are
 * unchanged.
 */
export function keyText(value: unknown): string {
  const text = String(value);
  return UUID.test(text) ? `Id …${text.slice(-8)}` : text;
}

/** A file's size in the unit a person would use. */
export function sizeText(bytes: unknown): string {
  const size = Number(bytes);
  if (!Number.isFinite(size)) return '';
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000
    ? `${Math.round(size / 1_000)} kB`
    : `${(size / 1_000_000).toFixed(1)} MB`;
}

/**
 * A number in the groups of its column's tag `@groups`: `3 3 3` for a text of nine signs, a single
 * size over and over. One group for a text of another length, as a foreign number has.
 */
export function digitGroups(text: string, tag: string | null): string[] {
  const sizes = (tag ?? '').split(/\s+/).map(Number).filter(Boolean);
  if (sizes.length === 1) return text.match(new RegExp(`.{1,${sizes[0]}}`, 'g')) ?? [text];
  const parts = sizes.map((size) => `(.{${size}})`).join('');
  return new RegExp(`^${parts}$`).exec(text)?.slice(1) ?? [text];
}

/** A decimal string with its point moved, digit by digit: `530`, -2 → `5.3`; `5.3`, 2 → `530`. */
export function shiftPoint(decimal: string, places: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const before = '0'.repeat(Math.max(0, 1 - whole.length - places));
  const point = before.length + whole.length + places;
  const digits = (before + whole + fraction).padEnd(point, '0');
  const rest = digits.slice(point).replace(/0+$/, '');
  return sign + digits.slice(0, point).replace(/^0+(?=\d)/, '') + (rest && `.${rest}`);
}

/** Adds days to a day: `2026-02-28`, 1 → `2026-03-01`. Text that is no day stays as it is. */
export function shiftDay(day: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

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
