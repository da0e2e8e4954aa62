import { isoDay } from './isoDay.ts';

// Outside these years a typed date is a slip of the finger.
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];
const CENTURIES = [1900, 2000, 2100];
const LEAP_YEARS_APART = 8;

/**
 * The day of a typed day, month and perhaps year. Without a year any is possible, and for `26` one in each
 * century: the one nearest to today is chosen.
 */
export function nearestDay(
  day: string,
  month: string,
  year: string | undefined,
  today: Date,
): string | null {
  const dates = yearsOf(year, today.getFullYear())
    .filter((one) => one >= FIRST_YEAR && one <= LAST_YEAR)
    .map((one) => new Date(one, Number(month) - 1, Number(day)))
    .filter((date) => date.getDate() === Number(day) && date.getMonth() === Number(month) - 1)
    .sort((a, b) => distance(a, today) - distance(b, today));
  return dates[0] ? isoDay(dates[0]) : null;
}

function yearsOf(year: string | undefined, near: number): number[] {
  if (year?.length === 4) return [Number(year)];
  if (year) return CENTURIES.map((century) => century + Number(year));
  return Array.from({ length: 2 * LEAP_YEARS_APART + 1 }, (_, i) => near - LEAP_YEARS_APART + i);
}

function distance(a: Date, b: Date): number {
  return Math.abs(a.getTime() - b.getTime());
}
