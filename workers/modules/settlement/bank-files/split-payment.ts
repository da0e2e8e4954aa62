import { passesMod10 } from '#shared/numbers/check-digits.ts';
import type { BankTransaction } from './bank-file.ts';

export type PaymentPart = { kid: string; amountMinor: number };

/** Whether money came in for good: booked, a credit, no reversal, an exact amount in NOK. */
export const isPaymentIn = (transaction: BankTransaction): boolean =>
  transaction.kind === 'PAYMENT' &&
  transaction.status === 'BOOK' &&
  transaction.direction === 'CREDIT' &&
  !transaction.isReversal &&
  transaction.amountMinor !== null &&
  transaction.amountMinor > 0;

/**
 * Divides a payment among its KIDs. A single KID takes the whole amount, despite the reference's own amount,
 * because that amount arrived. Several KIDs are split only when every part has an amount and the parts sum to
 * the payment. Null is a case for the queue.
 */
export function splitPayment(transaction: BankTransaction): PaymentPart[] | null {
  const { kidParts, amountMinor } = transaction;
  if (amountMinor === null || transaction.kind !== 'PAYMENT') return null;
  const [first, ...others] = kidParts;
  if (!first) return null;
  if (others.length === 0) return first.kid ? [{ kid: first.kid, amountMinor }] : null;
  const parts: PaymentPart[] = [];
  let rest = BigInt(amountMinor);
  for (const part of kidParts) {
    if (part.kid === null || part.amountMinor === null || part.amountMinor <= 0) return null;
    rest -= BigInt(part.amountMinor);
    parts.push({ kid: part.kid, amountMinor: part.amountMinor });
  }
  return rest === 0n ? parts : null;
}

/**
 * The KID that the free text suggests where no structured reference is given. It is a candidate: the
 * caller takes it only when an invoice has it and its open amount is the payment's.
 */
export const suggestedKid = (transaction: BankTransaction): string | null =>
  transaction.kidParts.some((part) => part.kid !== null) ? null : kidIn(transaction.text.join(' '));

/** The only KID in a free text that we issued: 14 digits by themselves that pass MOD10. Null for none or several. */
export function kidIn(text: string): string | null {
  const runs = text.match(/(?<!\d)\d{14}(?!\d)/g) ?? [];
  const kids = new Set(runs.filter(passesMod10));
  const [kid] = kids;
  return kids.size === 1 && kid !== undefined ? kid : null;
}
