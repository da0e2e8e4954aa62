import type { PublicInvoiceData } from './PublicInvoiceData.ts';

type State = 'paid' | 'refund' | 'refunded' | 'credited' | 'overdue' | 'due';
type Settled = 'isOverdue' | 'remaining' | 'paidAmount' | 'refund' | 'refunded';

/** The state shown to the client above all else, derived from the server's figures. */
export function publicState(invoice: Pick<PublicInvoiceData, Settled>): State {
  const { isOverdue, remaining, paidAmount, refund, refunded } = invoice;
  if (remaining > 0) return isOverdue ? 'overdue' : 'due';
  if (paidAmount === 0) return 'credited';
  if (refund === 0) return 'paid';
  return refunded < refund ? 'refund' : 'refunded';
}
