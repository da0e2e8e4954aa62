import { isoDay } from '#shared/days/iso-day.ts';

/** Common periods as days (document A, section 4). */
export function rangePresets(now: Date): { name: string; from: string; to: string }[] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = (y: number, m: number, d: number) => isoDay(new Date(y, m, d));
  return [
    { name: 'today', from: day(year, month, date), to: day(year, month, date) },
    { name: 'yesterday', from: day(year, month, date - 1), to: day(year, month, date - 1) },
    { name: 'thisMonth', from: day(year, month, 1), to: day(year, month + 1, 0) },
    { name: 'previousMonth', from: day(year, month - 1, 1), to: day(year, month, 0) },
    { name: 'thisYear', from: day(year, 0, 1), to: day(year, 11, 31) },
    { name: 'previousYear', from: day(year - 1, 0, 1), to: day(year - 1, 11, 31) },
  ];
}

/** A period as it is shown, DD/MM/YYYY on both sides; nothing when none is chosen. */
export function formatRange(from: string, to: string): string {
  return from && to ? `${turned(from)} – ${turned(to)}` : '';
}

function turned(day: string): string {
  return day.split('-').reverse().join('/');
}
