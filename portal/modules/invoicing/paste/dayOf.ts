import { parseDay } from '#portal/ui/time/parseDay.ts';

/** The day of a cell as the server writes days, without the time that timers add; null for other texts. */
export const dayOf = (cell: string, language: string): string | null =>
  parseDay(cell.replace(/[ T]\d{1,2}:\d\d.*$/, ''), language);

/** Whether a cell has the shape of a whole date. Of columns without a name, a number such as `1.5` is no day. */
export const isDate = (cell: string): boolean =>
  /^(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})([ T].*)?$/.test(cell);
