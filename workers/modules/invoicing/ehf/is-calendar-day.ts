const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a day of the calendar without a zone: `2026-02-30` is none. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
