import { expect, test } from 'vitest';
import { paymentState } from './PaymentBadge.tsx';

// Goal: a buyer is asked to pay only open amounts. Method: each payment status, before and after the due day.
const open = { dueOn: '2026-12-01', remaining: 100 };

test.each([
  ['NO', open, 3, 'NO'],
  ['NO', open, 0, 'NO'],
  ['NO', open, -1, 'OVERDUE'],
  ['PARTIAL', open, -1, 'OVERDUE'],
  ['PARTIAL', open, 1, 'PARTIAL'],
  ['PENDING', open, -1, 'PENDING'],
  ['FULL', { ...open, remaining: 0 }, -30, 'FULL'],
  ['NO', { ...open, remaining: 0 }, -30, 'CREDITED'],
  ['PARTIAL', { ...open, remaining: 0 }, 2, 'CREDITED'],
] as const)(
  '%s of %o, %i days before it is due: %s of %s',
  (paymentStatus, purchase, days, name) => {
    expect(paymentState({ ...purchase, paymentStatus }, days).name).toBe(name);
  },
);
