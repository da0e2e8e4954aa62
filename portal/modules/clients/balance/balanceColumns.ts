import type { ClientBalance } from './clientBalanceFields.ts';

/** The sums that each row of the list of clients has, in this order. */
export const balanceColumns = [
  'invoiced',
  'credited',
  'paid',
  'overdue',
  'remaining',
] as const satisfies readonly (keyof ClientBalance)[];
