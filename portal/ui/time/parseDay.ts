import { dateLocale } from './dateLocale.ts';
import { isoDay } from './isoDay.ts';
import { nearestDay } from './nearestDay.ts';
import { relativeDay } from './relativeDay.ts';

const FARTHEST = 100;

const SHORTEST = 3;

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./ ] ?(\d{1,2})(?:[-./ ] ?(\d{4}|\d{2})?)?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const YEAR_FIRST_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const NAMED_MONTH = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?(\p{L}+)\.?,? ?(\d{4}|\d{2})?$/u;
const NAMED_MONTH_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u;

/**
 * Parses a day as typed in Norway and in European English: day, month and perhaps year. `1.12`, `1/12/26`,
 * `011226`, `01122026`, `1. des. 2026`, `2026-12-01`, “i morgen”, “tomorrow”. Null for any other text.
 */
export function parseDay(typed: string, language: string, today = new Date()): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '') return null;
  const read = (day?: string, month?: string, year?: string) =>
    day && month ? nearestDay(day, month, year, today) : null;
  const [, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  const dayFirst = read(day, month, year);
  if (dayFirst) return dayFirst;
  const [, y, m, d] = YEAR_FIRST.exec(text) ?? YEAR_FIRST_DIGITS.exec(text) ?? [];
  if (y) return read(d, m, y);
  const [, first, name, last] = NAMED_MONTH.exec(text) ?? [];
  const [, otherName, second, otherLast] = NAMED_MONTH_FIRST.exec(text) ?? [];
  const named = monthNamed(name ?? otherName ?? '', language);
  if (named) return read(first ?? second, String(named), last ?? otherLast);
  return relativeDayText(text, language, today);
}

/** The number of a month by its name or the beginning of it: “desember”, “des”, “Dec”. */
function monthNamed(name: string, language: string): number | null {
  const format = new Intl.DateTimeFormat(dateLocale(language), { month: 'long' });
  if (name.length < SHORTEST) return null;
  for (let month = 0; month < 12; month++) {
    const whole = format.format(new Date(2000, month, 1)).toLowerCase();
    if (whole.startsWith(name.toLowerCase())) return month + 1;
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
