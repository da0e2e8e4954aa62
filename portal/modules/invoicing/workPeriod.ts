import { dateLocale, parseMoment } from '../../ui/time/isoTime.ts';

interface Report {
  startDate: string | null;
  endDate: string | null;
}

/** When the work was done, as one short text. */
export function workPeriod({ startDate, endDate }: Report, language: string): string {
  const days = [startDate, endDate].filter((day): day is string => day !== null);
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const [from, to] = days.map(parseMoment);
  if (!from) return '';
  return to ? format.formatRange(from, to) : format.format(from);
}
