import { minorParts } from '#shared/minor-parts.ts';

/** A language the product writes in, as the web names it. */
export type WrittenLanguage = 'nb' | 'en';

/** The thousands separator: a narrow space that does not break at the end of a line. */
const THOUSANDS = '\u202f';

const MINUS = '\u2212';

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

/** Writes an amount in minor units with two decimals: 1250000 is 12 500,00. */
export function formatMoney(minor: number, language: WrittenLanguage): string {
  return splitMoney(minor, language).join('');
}

/** The same in two parts, for figures whose øre are set smaller. */
export function splitMoney(
  minor: number,
  language: WrittenLanguage,
): [whole: string, cents: string] {
  const { sign, whole, hundredths } = minorParts(minor, THOUSANDS);
  return [sign + whole, `${language === 'nb' ? ',' : '.'}${hundredths}`];
}

/** Writes a number with thin spaces between thousands: 12 500,5 in Norwegian, 12 500.5 in English. */
export function formatNumber(value: number, language: WrittenLanguage, decimals?: number): string {
  const digits =
    decimals === undefined ? trimmed(Math.abs(value)) : Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, THOUSANDS);
  const sign = value < 0 ? MINUS : '';
  return `${sign}${grouped}${fraction ? `${language === 'nb' ? ',' : '.'}${fraction}` : ''}`;
}

/** At most two decimals, without trailing zeros. */
function trimmed(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}

/** The BCP 47 code of a row's language. Norwegian by default. */
export function writtenLanguage(language: 'NB' | 'EN'): WrittenLanguage {
  return language === 'EN' ? 'en' : 'nb';
}
