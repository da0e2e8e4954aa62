/** Adds days to a day: `2026-02-28`, 1 → `2026-03-01`. Text that is no day stays as it is. */
export function shiftDay(day: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
