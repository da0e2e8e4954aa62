import { isoDay } from '#shared/days/iso-day.ts';

interface Preset {
  name: string;
  from: string;
  to: string;
}

/** Common periods as days (document A, section 4); behind them those of days that lie ahead, as a due day may. */
export function rangePresets(now: Date, hasAhead = false): Preset[] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = (y: number, m: number, d: number) => isoDay(new Date(y, m, d));
  const usual = [
    { name: 'today', from: day(year, month, date), to: day(year, month, date) },
    { name: 'yesterday', from: day(year, month, date - 1), to: day(year, month, date - 1) },
    { name: 'thisMonth', from: day(year, month, 1), to: day(year, month + 1, 0) },
    { name: 'previousMonth', from: day(year, month - 1, 1), to: day(year, month, 0) },
    { name: 'thisYear', from: day(year, 0, 1), to: day(year, 11, 31) },
    { name: 'previousYear', from: day(year - 1, 0, 1), to: day(year - 1, 11, 31) },
  ];
  if (!hasAhead) return usual;
  return [
    ...usual,
    { name: 'next7Days', from: day(year, month, date), to: day(year, month, date + 6) },
    { name: 'next30Days', from: day(year, month, date), to: day(year, month, date + 29) },
    { name: 'nextMonth', from: day(year, month + 1, 1), to: day(year, month + 2, 0) },
  ];
}

/** A period as it is shown, DD/MM/YYYY on both sides; nothing when none is chosen. */
export function formatRange(from: string, to: string): string {
  return from && to ? `${turned(from)} – ${turned(to)}` : '';
}

function turned(day: string): string {
  return day.split('-').reverse().join('/');
}
