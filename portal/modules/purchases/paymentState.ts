import type { StateOutcome } from '../../ui/states/StateBadge.tsx';

type PaymentStatus = 'FULL' | 'NO' | 'PARTIAL' | 'PENDING';

export interface Payable {
  dueOn: string;
  remaining: number;
  paymentStatus: PaymentStatus;
}

const outcomes: Record<PaymentStatus, StateOutcome> = {
  FULL: 'GOOD_END',
  NO: 'MEMBERS',
  PARTIAL: 'MEMBERS',
  PENDING: 'OTHERS',
};

/** The payment state shown to the buyer; a purchase with nothing left and nothing paid is credited. */
export function paymentState(
  { remaining, paymentStatus }: Payable,
  daysLeft: number,
): { name: PaymentStatus | 'OVERDUE' | 'CREDITED'; outcome: StateOutcome } {
  if (remaining === 0 && paymentStatus !== 'FULL') return { name: 'CREDITED', outcome: 'GOOD_END' };
  if (daysLeft < 0 && outcomes[paymentStatus] === 'MEMBERS')
    return { name: 'OVERDUE', outcome: 'BAD_END' };
  return { name: paymentStatus, outcome: outcomes[paymentStatus] };
}
