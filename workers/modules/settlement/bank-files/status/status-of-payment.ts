import { mergePaymentStatus } from './merge-payment-status.ts';
import type { PaymentStatus, PaymentStatusReport } from './payment-status.ts';

export type SentPayment = {
  messageId: string;
  paymentInformationId: string;
  endToEndId: string;
};

const EXACT_FIRST = ['TRANSACTION', 'PAYMENT_INFORMATION', 'GROUP'] as const;

/**
 * The status that a report gives a payment that was sent: that of its transaction, else of its group
 * of payments, else of the file. Null where the report does not speak of it.
 */
export function statusOfPayment(
  report: PaymentStatusReport,
  payment: SentPayment,
): PaymentStatus | null {
  if (report.originalMessageId !== payment.messageId) return null;
  const rows = report.statuses.filter((one) => concerns(one, payment));
  for (const level of EXACT_FIRST) {
    const found = rows.filter((one) => one.level === level);
    if (found.length > 0) return found.reduce(further);
  }
  return null;
}

function concerns(one: PaymentStatus, payment: SentPayment): boolean {
  if (one.level === 'GROUP') return true;
  const isSameGroup =
    one.paymentInformationId === null || one.paymentInformationId === payment.paymentInformationId;
  if (one.level === 'PAYMENT_INFORMATION') return isSameGroup;
  return isSameGroup && one.endToEndId === payment.endToEndId;
}

const further = (one: PaymentStatus, other: PaymentStatus): PaymentStatus =>
  mergePaymentStatus(one.status, other.status) === one.status ? one : other;
