/** The day of an ISO date or date-time, as the bank wrote it; null unless it is a day of the calendar. */
export function readDay(text: string): string | null {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T+\-Z])/.exec(text) ?? [];
  return day && isDay(day) ? day : null;
}

/** The day of DDMMYY, in the years 1970 to 2069; null unless it is a day of the calendar. */
export function readShortDay(text: string): string | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const whole = `${Number(year) < 70 ? '20' : '19'}${year}-${month}-${day}`;
  return isDay(whole) ? whole : null;
}

/** Month lengths of a common year, which a leap year changes for February. */
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(day: string): boolean {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number);
  if (!year || !month || !date) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && isLeap ? 29 : MONTH_DAYS[month - 1];
  return last !== undefined && date <= last;
}
