import { expect, test } from 'vitest';
import { parseDay } from '#shared/days/parse-day.ts';
import { nearDay } from './nearDay.ts';

// Goal: a day typed without a year gets the year of past work, not the next one.

const today = new Date(2026, 10, 27);

test.each([
  ['3.2', '', '2026-02-03'],
  ['27.11', '', '2026-11-27'],
  ['20.12', '', '2026-12-20'],
  ['15.1', '', '2026-01-15'],
  ['i morgen', '', '2026-11-28'],
  ['5.2', '2026-02-03', '2026-02-05'],
  ['2.1', '2025-12-30', '2026-01-02'],
  ['3/2-26', '2024-01-01', '2026-02-03'],
])('%s after “%s” is %s', (typed, start, day) => {
  expect(parseDay(typed, 'nb', today, nearDay(start, today))).toBe(day);
});
