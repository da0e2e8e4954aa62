import { expect, test } from 'vitest';
import { daysUntil, norwegianDay } from './isoTime.ts';

// Goal: days are counted by the calendar, whatever the hour. Method: both ends of a day, and the night the clock is set back.
test.each([
  ['2026-11-26', new Date(2026, 10, 26, 0, 0, 1), 0],
  ['2026-11-26', new Date(2026, 10, 26, 23, 59, 59), 0],
  ['2026-11-27', new Date(2026, 10, 26, 23, 59, 59), 1],
  ['2026-11-20', new Date(2026, 10, 26, 0, 0, 1), -6],
  ['2026-10-26', new Date(2026, 9, 24, 12), 2],
  ['2027-01-01', new Date(2026, 11, 31, 23), 1],
])('%s at %s is %i days away', (day, now, days) => {
  expect(daysUntil(day, now)).toBe(days);
});

test.each([
  ['2026-11-27T22:59:59Z', '2026-11-27'],
  ['2026-11-27T23:00:00Z', '2026-11-28'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s the day in Norway is %s, wherever the device is', (moment, day) => {
  expect(norwegianDay(new Date(moment))).toBe(day);
});
