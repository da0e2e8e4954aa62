import { isIsoDay, isoDay } from '#shared/days/iso-day.ts';

/** Days between the middle of the year that ends in a month and today. */
const BACK = 150;

/**
 * The day that a typed one without a year is near to: the end is near the beginning; work and trips are written of when
 * they are over, or a month ahead, so that `3.2` in November is the February that has passed.
 */
export function nearDay(start = '', today = new Date()): string {
  if (isIsoDay(start)) return start;
  return isoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - BACK));
}
