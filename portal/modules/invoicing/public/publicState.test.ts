import { expect, test } from 'vitest';
import { publicState } from './publicInvoiceQuery.ts';

const open = {
  isOverdue: false,
  paymentWaits: false,
  remaining: 100,
  paidAmount: 0,
  refund: 0,
  refunded: 0,
};
const paid = { ...open, remaining: 0, paidAmount: 100 };

// Requirements: B2.2
test.each([
  ['due', open],
  ['overdue', { ...open, isOverdue: true }],
  ['waits', { ...open, isOverdue: true, paymentWaits: true }],
  ['paid', { ...paid, paymentWaits: true }],
  ['credited', { ...open, remaining: 0 }],
  ['paid', paid],
  ['refund', { ...paid, refund: 30 }],
  ['refund', { ...paid, refund: 100, refunded: 30 }],
  ['refunded', { ...paid, refund: 100, refunded: 100 }],
])('the client sees that the invoice is %s', (state, invoice) => {
  expect(publicState(invoice)).toBe(state);
});
