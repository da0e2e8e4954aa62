import { expect, test } from 'vitest';
import { durationOf } from './hoursOf.ts';

// Goal: hours typed as a duration are read, and plain figures are left to the rules of figures.

test.each([
  ['7:30', '7.5'],
  ['7t', '7'],
  ['7,5 timer', '7.5'],
  ['7 t 20 min', '7.33'],
  [' 1h\u00a020m\n', '1.33'],
  ['½', '0.5'],
  ['7½', '7.5'],
  ['45 min', '0.75'],
  ['7,5', null],
  ['1.250', null],
  ['1 250', null],
  ['', null],
  ['lenge', null],
])('%j is %s hours', (text, hours) => {
  expect(durationOf(text)).toBe(hours);
});
