import { parseMoment } from './parseMoment.ts';

const DAY_MS = 86_400_000;

/** The days by the calendar of this device from now to a day or moment as the server writes it, below 0 for one that has passed. */
export function daysUntil(value: string, now: Date): number {
  return Math.round((midnight(parseMoment(value)) - midnight(now)) / DAY_MS);
}

const midnight = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
