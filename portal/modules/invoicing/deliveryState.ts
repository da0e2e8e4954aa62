export interface Sent {
  status: string;
  lastDelivery: { status: 'PENDING' | 'SENT' | 'FAILED' | 'SETTLED' } | null;
}

/** What is to be said of an invoice: its status, and while it is to be paid, whether the client has it. */
export function deliveryState<Status extends string>(
  invoice: Sent & { status: Status },
): Status | 'SENDING' | 'UNDELIVERED' | 'BY_HAND' {
  if (invoice.status !== 'PUBLISHED') return invoice.status;
  const sending = invoice.lastDelivery?.status ?? 'PENDING';
  if (sending === 'PENDING') return 'SENDING';
  if (sending === 'FAILED') return 'UNDELIVERED';
  return sending === 'SETTLED' ? 'BY_HAND' : invoice.status;
}
