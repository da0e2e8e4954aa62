import type { BankTransaction } from '../bank-transaction.ts';
import { splitPayment, suggestedKid } from '../split-payment.ts';

/** The transaction as `app_private.add_bank_transactions` takes it, by the names of the columns. */
export function transactionRow(transaction: BankTransaction, position: number): object {
  const { references, payer, payee, original, kidParts } = transaction;
  return {
    position,
    line: transaction.line,
    key: transaction.key,
    kind: transaction.kind,
    bank_status: transaction.status,
    amount_minor: signedAmount(transaction),
    booked_on: transaction.bookedOn ?? transaction.valueOn,
    is_reversal: transaction.isReversal,
    is_return: transaction.returned !== null,
    original_amount: original?.amount ?? null,
    original_currency: original?.currency ?? null,
    kid: kidParts.length === 1 ? (kidParts[0]?.kid ?? null) : null,
    text_kid: suggestedKid(transaction),
    kid_parts: kidParts.length > 1 ? (splitPayment(transaction) ?? []) : null,
    payer_name: payer.name,
    payer_account: payer.account,
    payee_name: payee.name,
    payee_account: payee.account,
    message: transaction.text.join(' ') || null,
    end_to_end_id: references.endToEndId,
    payment_information_id: references.paymentInformationId,
    bank_reference: references.transactionReference,
    entry_reference: references.entryReference,
    code: transaction.proprietaryCode ?? transaction.code,
  };
}

/** Above 0 for money that came in. */
const signedAmount = ({ amountMinor, direction }: BankTransaction): number | null =>
  amountMinor !== null && direction === 'DEBIT' ? 0 - amountMinor : amountMinor;
