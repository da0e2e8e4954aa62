import { shiftDay } from '#admin/app/format/valueTexts.ts';
import type { MoneyAge } from './moneyQuery.ts';

/** The due days of an age as a list filters them, by today in Norway as the database counts. */
export function dueRange(
  { daysFrom, daysTo }: Pick<MoneyAge, 'daysFrom' | 'daysTo'>,
  now: Date,
): { from?: string; to?: string } {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return {
    ...(daysTo === null ? {} : { from: shiftDay(today, -daysTo) }),
    ...(daysFrom === null ? {} : { to: shiftDay(today, -daysFrom) }),
  };
}
