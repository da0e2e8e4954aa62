import type { WrittenLanguage } from './written-language.ts';

const LOCALE = { nb: 'nb-NO', en: 'en-GB' } as const;

/** Writes a day (`2026-11-12`) as people do: 12. november 2026, 12 November 2026. */
export function formatDay(day: string, language: WrittenLanguage): string {
  return write(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a day where space is limited: 12. nov. 2026, 12 Nov 2026. */
export function formatShortDay(day: string, language: WrittenLanguage): string {
  return write(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Writes the month of a day: november 2026, November 2026. */
export function formatMonth(day: string, language: WrittenLanguage): string {
  return write(day, language, { month: 'long', year: 'numeric' });
}

/** Writes a span of days without saying month and year twice: 1.–30. november 2026. */
export function formatPeriod(
  { from, to }: { from: string; to: string },
  language: WrittenLanguage,
): string {
  if (from === to) return formatShortDay(from, language);
  const dot = language === 'nb' ? '.' : '';
  const end = formatShortDay(to, language);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}${dot}–${end}`;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatShortDay(from, language)} – ${end}`;
  return `${write(from, language, { day: 'numeric', month: 'short' })} – ${end}`;
}

const writers = new Map<string, Intl.DateTimeFormat>();

function write(day: string, language: WrittenLanguage, style: Intl.DateTimeFormatOptions): string {
  // Making a formatter costs more than a page of text, so each is made once.
  const key = language + JSON.stringify(style);
  const made = () => new Intl.DateTimeFormat(LOCALE[language], { ...style, timeZone: 'UTC' });
  const writer = writers.get(key) ?? made();
  writers.set(key, writer);
  // A day has no zone: noon in UTC is the same day wherever it is written.
  return writer.format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
}
