import { tripTexts } from '#shared/trip-texts.ts';
import { workPeriod } from './workPeriod.ts';

interface Trip {
  purpose: string | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
}

/** The purpose and times of a trip, as one short text; of a drive its day. */
export function tripText(trip: Trip, language: string): string {
  const { startDate, startTime, endDate, endTime } = trip;
  const isTimed = startDate && startTime && endDate && endTime;
  const times = {
    departure: isTimed ? `${startDate}T${startTime}` : null,
    return: isTimed ? `${endDate}T${endTime}` : null,
  };
  const dayText = (day: string) => workPeriod({ startDate: day, endDate: null }, language);
  const texts = tripTexts({ purpose: trip.purpose, ...times }, language, dayText);
  return [...texts, !isTimed && workPeriod(trip, language)].filter(Boolean).join(' · ');
}
