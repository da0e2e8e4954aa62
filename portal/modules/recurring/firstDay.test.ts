import { expect, test } from 'vitest';
import { firstDay } from './InvoiceRepetition.tsx';

// Goal: a recurring invoice starts in the next month at the earliest, never on a past day.

test.each([
  ['2026-11-26', '2026-11-26', '2026-12-26'],
  ['2026-11-26', '2026-11-27', '2026-12-26'],
  ['2027-01-31', '2027-02-01', '2027-02-28'],
  ['2026-06-10', '2026-11-26', '2026-12-10'],
  ['2026-06-30', '2026-11-26', '2026-11-30'],
  ['2026-12-15', '2026-11-26', '2027-01-15'],
])('an invoice of %s, repeated on %s, recurs from %s', (invoicedOn, today, expected) => {
  expect(firstDay(invoicedOn, today)).toBe(expected);
});
