const shape = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value names a day of the calendar, from the year 1 on, where Postgres begins. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !shape.test(value) || value < '0001') return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}
