const DAY_MS = 86_400_000;

const midnight = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** The day of a moment in Norway, as the server writes it: days of the server begin and end there. */
export function norwegianDay(date: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' }).format(date);
}

/** Reads the server's times: ISO, or `date time` in UTC, or a plain date at local midnight. */
export function parseMoment(value: string): Date {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T00:00:00`);
  const iso = value.replace(' ', 'T');
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso}Z`);
}

/** The days by the calendar of this device from now to a day or moment as the server writes it, below 0 for one that has passed. */
export function daysUntil(value: string, now: Date): number {
  return Math.round((midnight(parseMoment(value)) - midnight(now)) / DAY_MS);
}

/** A calendar day written out, for documents where the exact date matters. */
export function formatDay(value: string, language: string): string {
  return formatMoment(parseMoment(value), language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in a language. Each format is made once: making it takes longer than writing a page of dates by it. */
export function formatMoment(
  moment: Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), options);
  formats.set(key, format);
  return format.format(moment);
}

/** The locale dates are written by: English as in Europe, with the day before the month. */
export function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
