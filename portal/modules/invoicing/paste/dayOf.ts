import { parseDay } from '#shared/days/parse-day.ts';
import { nearDay } from '../draft/lines/nearDay.ts';

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
  const parse = (text: string) => parseDay(text, language, new Date(), nearDay());
  const [, first, second, year] = SLASHED.exec(day) ?? [];
  if (first === undefined || order === 'dayFirst') return parse(day);
  if (order === 'monthFirst') return parse(`${second}.${first}.${year}`);
  return Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
    ? null
    : parse(day);
}

/** The two days a slashed cell may be, as the server writes days; null for one that is read in one way. */
export function twoDaysOf(cell: string, language: string): [string, string] | null {
  const [, first, second] = SLASHED.exec(withoutTime(cell)) ?? [];
  const [dayFirst, monthFirst] = (['dayFirst', 'monthFirst'] as const).map((order) =>
    first === undefined || first === second ? null : dayOf(cell, language, order),
  );
  return dayFirst && monthFirst ? [dayFirst, monthFirst] : null;
}

/** Whether a cell has the shape of a whole date. Of columns without a name, a number such as `1.5` is no day. */
export const isDate = (cell: string): boolean =>
  /^(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})([ T].*)?$/.test(cell);
