import { expect, test } from 'vitest';
import { afterCredit } from './afterCredit.ts';

// Goal: before a credit note is sent, its author sees what the client owes or gets back. Method: an invoice of 15 000.

test.each([
  [
    'nothing is paid',
    { uncredited: 15_000, paid: 0, refund: 0 },
    12_000,
    { due: 3_000, refund: 0 },
  ],
  ['all is credited', { uncredited: 15_000, paid: 0, refund: 0 }, 15_000, { due: 0, refund: 0 }],
  [
    'half is paid, and less than the rest credited',
    { uncredited: 15_000, paid: 7_500, refund: 0 },
    5_000,
    { due: 2_500, refund: 0 },
  ],
  [
    'half is paid, and just the rest credited',
    { uncredited: 15_000, paid: 7_500, refund: 0 },
    7_500,
    { due: 0, refund: 0 },
  ],
  [
    'half is paid, and more than the rest credited',
    { uncredited: 15_000, paid: 7_500, refund: 0 },
    12_000,
    { due: 0, refund: 4_500 },
  ],
  [
    'all is paid, and a part was credited before',
    { uncredited: 10_000, paid: 15_000, refund: 5_000 },
    4_000,
    { due: 0, refund: 4_000 },
  ],
])('%s', (_, invoice, credited, after) => {
  expect(afterCredit(invoice, credited)).toEqual(after);
});
