export interface Sent {
  status: string;
  lastDelivery: { status: 'PENDING' | 'SENT' | 'FAILED' | 'SETTLED' } | null;
  deliveredAt: string | null;
}

/**
 * The displayed state of an invoice: its status, and once it is published, whether the client has it. The
 * client still has an earlier copy while it is sent again.
 */
export function deliveryState<Status extends string>(
  invoice: Sent & { status: Status },
): Status | 'SENDING' | 'UNDELIVERED' | 'BY_HAND' {
  if (invoice.status !== 'PUBLISHED') return invoice.status;
  const sending = invoice.lastDelivery?.status ?? 'PENDING';
  if (sending === 'FAILED') return 'UNDELIVERED';
  if (invoice.deliveredAt) return invoice.status;
  if (sending === 'PENDING') return 'SENDING';
  return sending === 'SETTLED' ? 'BY_HAND' : invoice.status;
}
