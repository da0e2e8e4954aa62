import type { PublicInvoiceData } from './PublicInvoiceData.ts';

/** What the client is told first of all, as the database knows it. */
export function publicState(
  invoice: Pick<PublicInvoiceData, 'status' | 'paid' | 'isOverdue'>,
): 'paid' | 'credited' | 'overdue' | 'due' {
  if (invoice.paid) return 'paid';
  if (invoice.status === 'NULLIFIED') return 'credited';
  return invoice.isOverdue ? 'overdue' : 'due';
}
