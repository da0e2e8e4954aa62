import type { Locale } from '../locale/locale.ts';

const tags: Record<Locale, string> = { nb: 'nb-NO', en: 'en-GB' };

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
