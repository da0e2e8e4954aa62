import type { TFunction } from 'i18next';
import { workPeriod } from './workPeriod.ts';

interface Trip {
  purpose: string | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
}

/** The purpose and times of a trip, as one short text. */
export function tripText(trip: Trip, t: TFunction, language: string): string {
  const { purpose, startTime, endTime } = trip;
  const times =
    startTime && endTime
      ? t('invoicing/public:trip.times', { from: clock(startTime), to: clock(endTime) })
      : null;
  return [purpose, workPeriod(trip, language), times].filter(Boolean).join(' · ');
}

/** `08:00:00` → `08:00` */
const clock = (time: string) => time.slice(0, 5);
