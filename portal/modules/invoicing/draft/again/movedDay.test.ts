import { expect, test } from 'vitest';
import { movedDay } from './LastInvoice.tsx';

// Goal: the days of work follow the invoice: by months, by weeks when it is sooner, and month ends stay month ends.

test.each([
  ['2027-01-31', '2027-02-01', '2027-03-01', '2027-02-28'],
  ['2027-02-28', '2027-03-01', '2027-04-01', '2027-03-31'],
  ['2027-01-30', '2027-01-31', '2027-02-28', '2027-02-28'],
  ['2027-01-04', '2027-01-08', '2027-01-22', '2027-01-18'],
  ['2027-01-04', '2027-01-08', '2027-01-08', '2027-01-04'],
  ['2026-12-10', '2026-12-15', '2027-02-14', '2027-02-10'],
  ['', '2026-12-15', '2027-02-14', ''],
  ['2026-12-10', '', '2027-02-14', '2026-12-10'],
])('work of %s, invoiced on %s and again on %s, was done on %s', (day, from, to, expected) => {
  expect(movedDay(day, from, to)).toBe(expected);
});
