/** A decimal string with its point moved, digit by digit: `530`, -2 → `5.3`; `5.3`, 2 → `530`. */
export function shiftPoint(decimal: string, places: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const before = '0'.repeat(Math.max(0, 1 - whole.length - places));
  const point = before.length + whole.length + places;
  const digits = (before + whole + fraction).padEnd(point, '0');
  const rest = digits.slice(point).replace(/0+$/, '');
  return sign + digits.slice(0, point).replace(/^0+(?=\d)/, '') + (rest && `.${rest}`);
}

/** Adds days to a day: `2026-02-28`, 1 → `2026-03-01`. Text that is no day stays as it is. */
export function shiftDay(day: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
