/**
 * The order of payment statuses. A rejection outranks acceptance, since cover may be missing on the day, and
 * settlement outranks all. RCVD, ACTC, ACCP and ACSP are not paid.
 */
const RANKS = new Map([
  ['RCVD', 10],
  ['PDNG', 20],
  ['ACTC', 30],
  ['ACCP', 40],
  ['ACWC', 50],
  ['ACSP', 60],
  ['CANC', 70],
  ['RJCT', 80],
  ['ACSC', 90],
  ['ACCC', 100],
]);

export const isKnownStatus = (status: string): boolean => RANKS.has(status) || status === 'PART';

/** Whether the debit is final, so that the payout may be posted. */
export const isSettled = (status: string): boolean => status === 'ACSC' || status === 'ACCC';

export const isRejected = (status: string): boolean => status === 'RJCT' || status === 'CANC';

/**
 * The status after two answers of the bank, which come in any order and twice: a maximum, so the order does
 * not matter. An unknown code is shown until a known one comes. PART is no status of a payment.
 */
export function mergePaymentStatus(current: string | null, next: string | null): string | null {
  if (next === null || next === 'PART') return current;
  if (current === null || current === 'PART') return next;
  const [before, after] = [RANKS.get(current) ?? 0, RANKS.get(next) ?? 0];
  if (before !== after) return before > after ? current : next;
  return current > next ? current : next;
}

/** Whether the bank both rejected and settled the payment: a case for an operator. */
export const contradict = (one: string, other: string): boolean =>
  (isSettled(one) && isRejected(other)) || (isRejected(one) && isSettled(other));
