import { parseDay } from '#portal/ui/time/parseDay.ts';

/** The day of a cell as the server writes days, without the time that timers add; null for other texts. */
export const dayOf = (cell: string, language: string): string | null =>
  parseDay(cell.replace(/[ T]\d{1,2}:\d\d.*$/, ''), language);

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
