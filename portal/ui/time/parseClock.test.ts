import { expect, test } from 'vitest';
import { parseClock } from './parseClock.ts';

// Goal: a time is read in the usual formats, and a typing error is never read as another time.

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  [' Kl. 9.30 ', '09:30'],
  ['kl 21', '21:00'],
  ['9 pm', '21:00'],
  ['12 am', '00:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['25', null],
  ['9:75', null],
  ['9:5', null],
  ['13 pm', null],
  ['ni', null],
  ['', null],
])('%s', (typed, clock) => {
  expect(parseClock(typed)).toBe(clock);
});
