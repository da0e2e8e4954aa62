import { isIsoDay, isoDay } from '#portal/ui/time/isoDay.ts';
import { parseMoment } from '#portal/ui/time/parseMoment.ts';

interface Parts {
  day: string;
  time: string;
}

const CLOCK = /^\d\d:\d\d$/;
const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** A moment as day and time in the user's time zone. An incomplete value is split into its two halves. */
export function momentParts(value: string): Parts {
  const [day = '', time = ''] = value.split('T');
  const isWhole = /(?:Z|[+-]\d\d:?\d\d)$/.test(time) || value.includes(' ');
  if (!isWhole) return { day, time };
  const moment = parseMoment(value);
  const clock = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return { day: isoDay(moment), time: clock };
}

/** The value to submit: a moment in UTC, or the halves as typed, to be refused by the server. */
export function momentOf({ day, time }: Parts): string {
  if (day === '' && time === '') return '';
  if (!isIsoDay(day) || !CLOCK.test(time)) return `${day}T${time}`;
  return new Date(`${day}T${time}`).toISOString();
}
