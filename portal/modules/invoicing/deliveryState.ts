export interface Sent {
  status: string;
  lastDelivery: {
    status: 'PENDING' | 'SENT' | 'FAILED' | 'SETTLED';
    failure: string | null;
  } | null;
  deliveredAt: string | null;
  isUndelivered: boolean;
}

/**
 * The displayed state of an invoice: its status, and once it is published, whether the client has it. The
 * client still has an earlier copy while it is sent again, and if that fails.
 */
export function deliveryState<Status extends string>(
  invoice: Sent & { status: Status },
): Status | 'SENDING' | 'UNDELIVERED' | 'UNCONFIRMED' | 'BY_HAND' {
  if (invoice.status !== 'PUBLISHED') return invoice.status;
  if (invoice.isUndelivered) {
    return invoice.lastDelivery?.failure === 'UNANSWERED' ? 'UNCONFIRMED' : 'UNDELIVERED';
  }
  if (invoice.deliveredAt) return invoice.status;
  const sending = invoice.lastDelivery?.status ?? 'PENDING';
  if (sending === 'PENDING') return 'SENDING';
  return sending === 'SETTLED' ? 'BY_HAND' : invoice.status;
}

/** Whether the sender has to act, because a delivery failed or was never confirmed. */
export const hasFailed = (state: string): boolean =>
  state === 'UNDELIVERED' || state === 'UNCONFIRMED';
