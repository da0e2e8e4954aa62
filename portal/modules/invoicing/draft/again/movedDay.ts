const DAY = 86_400_000;
const DAYS_OF_A_MONTH = 30.436875;

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const written = (date: Date) => date.toISOString().slice(0, 10);
const endOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0));

/**
 * Moves a day of work on from one invoice to the next: whole months, or whole weeks where they are less than a month
 * apart. The last day of a month stays one. All days are as the server writes them.
 */
export function movedDay(day: string, from: string, to: string): string {
  if (!day || !from || !to) return day;
  const date = at(day);
  const days = (at(to).getTime() - at(from).getTime()) / DAY;
  const months = Math.round(days / DAYS_OF_A_MONTH);
  if (months === 0) {
    return written(new Date(date.getTime() + Math.round(days / 7) * 7 * DAY));
  }
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const end = endOfMonth(year, month + months);
  const isEnd = written(date) === written(endOfMonth(year, month));
  const dayOfMonth = Math.min(date.getUTCDate(), end.getUTCDate());
  return isEnd
    ? written(end)
    : written(new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), dayOfMonth)));
}
