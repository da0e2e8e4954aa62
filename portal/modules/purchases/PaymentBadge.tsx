import { StateBadge } from '../../ui/states/StateBadge.tsx';
import { daysUntil } from '../../ui/time/parseMoment.ts';
import { useWords } from '../../ui/words/useWords.ts';
import { type Payable, paymentState } from './paymentState.ts';

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
