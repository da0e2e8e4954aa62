import { expect, test } from 'vitest';
import { firstDay } from './InvoiceRepetition.tsx';

// Goal: a repetition is offered from the next month on, never from a day that has passed.

test.each([
  ['2026-11-26', '2026-11-26', '2026-12-26'],
  ['2026-11-26', '2026-11-27', '2026-12-26'],
  ['2027-01-31', '2027-02-01', '2027-02-28'],
  ['2026-06-10', '2026-11-26', '2026-12-10'],
  ['2026-06-30', '2026-11-26', '2026-11-30'],
  ['2026-12-15', '2026-11-26', '2027-01-15'],
])('an invoice of %s on %s comes again on %s', (invoicedOn, today, expected) => {
  expect(firstDay(invoicedOn, today)).toBe(expected);
});
