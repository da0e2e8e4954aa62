import { relativeDay } from '#shared/days/relative-day.ts';
import { daysUntil, formatMoment, parseMoment } from './isoTime.ts';

/**
 * A time in relative words (“i dag 14:05”, “om 3 dager”, “12. mars”), and exactly, for the hover. `hasClock`
 * where the hour matters on any day. `isNear` marks relative words, which take no “on”.
 */
export function describeMoment(
  value: string,
  language: string,
  now = new Date(),
  hasClock = false,
): { spoken: string; exact: string; isNear: boolean } {
  const moment = parseMoment(value);
  const isDate = value.length === 10;
  const days = daysUntil(value, now);
  const clock = formatMoment(moment, language, { hour: '2-digit', minute: '2-digit' });
  const exact = formatMoment(moment, language, {
    dateStyle: 'full',
    ...(isDate ? {} : { timeStyle: 'short' }),
  });
  if (hasClock && !isDate && Math.abs(days) > 1) {
    return { spoken: `${calendarDay(moment, language, now)} ${clock}`, exact, isNear: false };
  }
  if (Math.abs(days) > 6) {
    return { spoken: calendarDay(moment, language, now), exact, isNear: false };
  }
  const relative = relativeDay(days, language);
  const spoken = Math.abs(days) <= 1 && !isDate ? `${relative} ${clock}` : relative;
  return { spoken, exact, isNear: true };
}

function calendarDay(moment: Date, language: string, now: Date): string {
  const sameYear = moment.getFullYear() === now.getFullYear();
  return formatMoment(moment, language, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}
