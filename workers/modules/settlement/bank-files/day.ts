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

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
