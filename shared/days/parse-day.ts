import { isoDay } from './iso-day.ts';
import { relativeDay } from './relative-day.ts';

// Outside these years a typed date is a slip of the finger.
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

const CENTURIES = [1900, 2000, 2100];

/** Years with two digits reach this far ahead, as everywhere: most are of something past, such as a birth. */
const YEARS_AHEAD = 20;

const LEAP_YEARS_APART = 8;

const FARTHEST = 100;

const SHORTEST = 3;

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-.,/ ] ?(\d{1,2})(?:[-.,/ ] ?(\d{4}|\d{2})?)?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const YEAR_FIRST_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const NAMED_MONTH = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?(\p{L}+)\.?,? ?(\d{4}|\d{2})?$/u;
const NAMED_MONTH_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u;

/**
 * Parses a day as typed in Norway and in European English: day, month and perhaps year. `1.12`, `1/12/26`,
 * `1,12`, `011226`, `01122026`, `1. des. 2026`, `2026-12-01`, “i morgen”, “tomorrow”. Null for any other text. A missing year
 * is the one with the day nearest to `near`, or to today.
 */
export function parseDay(
  typed: string,
  language: string,
  today = new Date(),
  near?: string,
): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '') return null;
  const reference = near ? new Date(`${near}T00:00`) : today;
  const read = (day?: string, month?: string, year?: string) =>
    day && month ? nearestDay(day, month, year, reference) : null;
  const [, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  const dayFirst = read(day, month, year);
  if (dayFirst) return dayFirst;
  const [, y, m, d] = YEAR_FIRST.exec(text) ?? YEAR_FIRST_DIGITS.exec(text) ?? [];
  if (y) return read(d, m, y);
  const [, first, name, last] = NAMED_MONTH.exec(text) ?? [];
  const [, otherName, second, otherLast] = NAMED_MONTH_FIRST.exec(text) ?? [];
  const named = monthNamed(name ?? otherName ?? '');
  if (named) return read(first ?? second, String(named), last ?? otherLast);
  return relativeDayText(text, language, today);
}

/**
 * The number of a month by its name or the beginning of it: “desember”, “des”, “Dec”. In either language, whatever that of
 * the screen is: no month of one begins as another of the other.
 */
function monthNamed(name: string): number | null {
  if (name.length < SHORTEST) return null;
  for (const language of ['nb', 'en']) {
    const format = new Intl.DateTimeFormat(language, { month: 'long' });
    for (let month = 0; month < 12; month++) {
      const whole = format.format(new Date(2000, month, 1)).toLowerCase();
      if (whole.startsWith(name.toLowerCase())) return month + 1;
    }
  }
  return null;
}

/** Parses a relative day of a language: “i dag”, “i morgen”, “om 3 dager”, “yesterday”. */
function relativeDayText(text: string, language: string, today: Date): string | null {
  const plain = (words: string) => words.toLowerCase().replaceAll(' ', '');
  for (let ahead = -FARTHEST; ahead <= FARTHEST; ahead++) {
    if (plain(relativeDay(ahead, language)) !== plain(text)) continue;
    return isoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead));
  }
  return null;
}

/**
 * The day of a typed day, month and perhaps year. Without a year the nearest to the reference is chosen.
 */
function nearestDay(
  day: string,
  month: string,
  year: string | undefined,
  reference: Date,
): string | null {
  const dates = yearsOf(year, reference.getFullYear())
    .filter((one) => one >= FIRST_YEAR && one <= LAST_YEAR)
    .map((one) => new Date(one, Number(month) - 1, Number(day)))
    .filter((date) => date.getDate() === Number(day) && date.getMonth() === Number(month) - 1)
    .sort((a, b) => distance(a, reference) - distance(b, reference));
  return dates[0] ? isoDay(dates[0]) : null;
}

function yearsOf(year: string | undefined, near: number): number[] {
  if (year?.length === 4) return [Number(year)];
  if (year) {
    const years = CENTURIES.map((century) => century + Number(year));
    return years.filter((one) => one <= near + YEARS_AHEAD).slice(-1);
  }
  return Array.from({ length: 2 * LEAP_YEARS_APART + 1 }, (_, i) => near - LEAP_YEARS_APART + i);
}

function distance(a: Date, b: Date): number {
  return Math.abs(a.getTime() - b.getTime());
}
