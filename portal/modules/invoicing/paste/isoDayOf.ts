import { isIsoDay } from '#portal/ui/time/isIsoDay.ts';

/** A day as Norwegians and timers write one, `24.11.2026` or `2026-11-24`, as the server writes it; null for what is none. */
export function isoDayOf(cell: string): string | null {
  const iso = /^(\d{4}-\d\d-\d\d)(?:[ T].*)?$/.exec(cell)?.[1];
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  const read = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(read) ? read : null;
}
