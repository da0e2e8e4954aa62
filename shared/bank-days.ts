const DAY_MS = 86_400_000;

/** Days of the year on which Norwegian banks do not settle; 31 December is open. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'];

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension, Whit Monday. */
const EASTER_HOLIDAYS = [-3, -2, 1, 39, 50];

/** Whether Norwegian banks settle payments on a day, given as `2026-12-24`. */
export function isBankDay(day: string): boolean {
  const time = timeOf(day);
  const weekday = new Date(time).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  const fromEaster = (time - timeOf(easterSunday(Number(day.slice(0, 4))))) / DAY_MS;
  return !EASTER_HOLIDAYS.includes(fromEaster);
}

/** The first bank day after a day. */
export function nextBankDay(day: string): string {
  let next = dayAfter(day);
  while (!isBankDay(next)) next = dayAfter(next);
  return next;
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const dayAfter = (day: string) => new Date(timeOf(day) + DAY_MS).toISOString().slice(0, 10);

function timeOf(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`not a day: ${day}`);
  return time;
}
