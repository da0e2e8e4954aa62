import { dateLocale } from './dateLocale.ts';

const SHORTEST = 3;

/** The number of a month by its name or the beginning of it: “desember”, “des”, “Dec”. */
export function monthNamed(name: string, language: string): number | null {
  const format = new Intl.DateTimeFormat(dateLocale(language), { month: 'long' });
  if (name.length < SHORTEST) return null;
  for (let month = 0; month < 12; month++) {
    const whole = format.format(new Date(2000, month, 1)).toLowerCase();
    if (whole.startsWith(name.toLowerCase())) return month + 1;
  }
  return null;
}
