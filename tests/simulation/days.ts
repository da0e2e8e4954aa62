const DAY_MS = 86_400_000;

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const month = Math.floor((e + f - 7 * g + 114) / 31);
  const day = ((e + f - 7 * g + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const FIXED = ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'];
/** Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday, as days from Easter Sunday. */
const MOVABLE = [-3, -2, 1, 39, 50];

export function isBankDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false;
  const sunday = easter(Number(day.slice(0, 4)));
  return !MOVABLE.some((days) => plusDays(sunday, days) === day);
}

/** The first bank day after a day. */
export function nextBankDay(day: string): string {
  const next = plusDays(day, 1);
  return isBankDay(next) ? next : nextBankDay(next);
}
