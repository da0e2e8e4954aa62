import { StateBadge, type StateOutcome } from '../../ui/states/StateBadge.tsx';
import { useWords } from '../../ui/texts.ts';
import { daysUntil } from '../../ui/time/isoTime.ts';

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

/** Whether a purchase is paid, waits for the reader, or has waited too long. */
export function PaymentBadge({ purchase }: { purchase: Payable }) {
  const words = useWords();
  const { name, outcome } = paymentState(purchase, daysUntil(purchase.dueOn, new Date()));
  const labels = {
    OVERDUE: words.field('purchases.isOverdue').label,
    CREDITED: words.field('purchases.credited').label,
  };
  return (
    <StateBadge outcome={outcome}>
      {name === 'OVERDUE' || name === 'CREDITED'
        ? labels[name]
        : words.value('PaymentStatus', name).label}
    </StateBadge>
  );
}

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
