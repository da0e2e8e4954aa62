import type { Locale } from '../locale/locale.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The age of an instant in words: "for 3 dager siden". */
export function sinceText(value: unknown, locale: Locale, now = Date.now()): string {
  const seconds = (new Date(String(value)).getTime() - now) / 1000;
  if (Number.isNaN(seconds)) return String(value);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  if (!unit || !size) return format.format(0, 'second');
  return format.format(Math.round(seconds / size), unit);
}
