import { parseDay } from '#portal/ui/time/parseDay.ts';

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const AMERICAN_TIME = /^\d{1,2}:\d\d(:\d\d)? ?[ap]m$/i;

export type DayOrder = 'dayFirst' | 'monthFirst' | 'unknown';

/** A day without the time that timers add. */
const withoutTime = (cell: string) => cell.replace(/[ T]\d{1,2}:\d\d.*$/, '').trim();

/**
 * Finds out whether slashed days of a column open with the month, as American programs write them: one number above 12
 * settles it for all, else times with am or pm in the same file. Without either it is unknown.
 */
export function dayOrderOf(days: readonly string[], others: readonly string[]): DayOrder {
  const slashed = days.flatMap((cell) => {
    const [, first, second] = SLASHED.exec(withoutTime(cell)) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  const [isDayFirst, isMonthFirst] = [
    slashed.some(([first]) => first > 12),
    slashed.some(([, second]) => second > 12),
  ];
  if (isDayFirst !== isMonthFirst) return isMonthFirst ? 'monthFirst' : 'dayFirst';
  const isAmerican = others.some((cell) => AMERICAN_TIME.test(cell.trim()));
  return isAmerican && !isDayFirst ? 'monthFirst' : 'unknown';
}

/** The day of a cell as the server writes days; null for other texts, and for one that can be read in two ways. */
export function dayOf(cell: string, language: string, order: DayOrder): string | null {
  const day = withoutTime(cell);
  const [, first, second, year] = SLASHED.exec(day) ?? [];
  if (first === undefined || order === 'dayFirst') return parseDay(day, language);
  if (order === 'monthFirst') return parseDay(`${second}.${first}.${year}`, language);
  return Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
    ? null
    : parseDay(day, language);
}

/** Whether a cell has the shape of a whole date. Of columns without a name, a number such as `1.5` is no day. */
export const isDate = (cell: string): boolean =>
  /^(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})([ T].*)?$/.test(cell);

/** The hours of a timer's duration, as `7:30` or `01:20:00`, with two decimals; null for what is none. */
export function hoursOf(cell: string): string | null {
  const [, hours, minutes, seconds] = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(cell) ?? [];
  if (hours === undefined) return null;
  const hundredths = Math.round(
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) / 36,
  );
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)}.${rest}`.replace(/\.?0+$/, '') || '0';
}
