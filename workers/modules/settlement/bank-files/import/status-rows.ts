import type { PaymentStatusReport } from '../status/payment-status.ts';

/** The statuses of a report as `app_private.add_bank_payment_statuses` takes them, without their positions. */
export const statusRows = ({ originalMessageId, statuses }: PaymentStatusReport): object[] =>
  statuses.map((one) => ({
    line: one.line,
    original_message_id: originalMessageId,
    payment_information_id: one.paymentInformationId,
    end_to_end_id: one.endToEndId,
    bank_status: one.status,
    is_inherited: one.isInherited,
    reason_code: one.reasons.find(({ code }) => code !== null)?.code ?? null,
    message: one.reasons.flatMap(({ text }) => text).join(' ') || null,
  }));
