import type { Locale } from '../locale/locale.ts';

const tags: Record<Locale, string> = { nb: 'nb-NO', en: 'en-GB' };

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

/** A date (`2026-05-03`) or an instant as people write it; instants with hour and minute. */
export function momentText(value: unknown, kind: 'date' | 'datetime', locale: Locale): string {
  const text = String(value);
  // A bare date has no zone: noon keeps it the same day wherever the browser is.
  const moment = new Date(kind === 'date' ? `${text.slice(0, 10)}T12:00:00` : text);
  if (Number.isNaN(moment.getTime())) return text;
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(tags[locale], kind === 'date' ? day : { ...day, ...hour }).format(
    moment,
  );
}

/** The month of a day, which stands alone in a title or cell: "November 2026". */
export function monthText(value: unknown, locale: Locale): string {
  const moment = new Date(`${String(value).slice(0, 10)}T12:00:00`);
  if (Number.isNaN(moment.getTime())) return String(value);
  const month = new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric' });
  const text = month.format(moment);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
