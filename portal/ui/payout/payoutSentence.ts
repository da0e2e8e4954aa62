import type { TFunction } from 'i18next';
import { marked } from '#shared/texts/with-verbatim.ts';
import { moneyText } from '../money/Money.tsx';
import { formatDay } from '../time/isoTime.ts';

/** The progress of money on its way to a freelancer, as the database reports it. */
export interface PayoutOutlook {
  state:
    | 'WITH_CLIENT'
    | 'OUTSIDE'
    | 'WRITTEN_OFF'
    | 'HELD'
    | 'WAITING'
    | 'REJECTED'
    | 'RETURNED'
    | 'PROPOSED'
    | 'SENT'
    | 'PAID';
  heldReason: PayoutHeldReason | null;
  /** The words of the operator who holds it back. */
  reason: string | null;
  /** In minor units. */
  amount: number | null;
  /** The part of an invoice's money that covers a debt, in minor units; null for an account. */
  debt?: number | null;
  /** The bank day; null also once the bank's answer is overdue. */
  paysOn: string | null;
  /** Whether a payout may have failed for the account's number; null where none failed. */
  isAccountDoubted: boolean | null;
}

type PayoutHeldReason =
  | 'BLOCKED'
  | 'DELETION_SCHEDULED'
  | 'ARCHIVED'
  | 'UNVERIFIED'
  | 'DEBT'
  | 'NO_BANK_ACCOUNT'
  | 'BANK_ACCOUNT_CHANGED'
  | 'BANK_ACCOUNT_INCOMPLETE'
  | 'PAYMENT_REVERSED'
  | 'CHANGED'
  | 'OPERATOR'
  | 'RUN_CANCELLED';

const CURES = new Set<PayoutOutlook['heldReason']>([
  'ARCHIVED',
  'NO_BANK_ACCOUNT',
  'BANK_ACCOUNT_INCOMPLETE',
  'UNVERIFIED',
]);

/** Whether the freelancer can do something so that the money comes. */
export const waitsForOwner = ({ state, heldReason, isAccountDoubted }: PayoutOutlook): boolean =>
  isAccountDoubted === true || (state === 'HELD' && CURES.has(heldReason));

/**
 * When the money comes, or why it does not yet, in one plain sentence. Its amounts are `marked`, for
 * `withVerbatim`.
 */
export function payoutSentence(outlook: PayoutOutlook, t: TFunction, language: string): string {
  const { state, debt } = outlook;
  if (!debt) return withoutDebt(outlook, t, language);
  const tense = state === 'PAID' || state === 'SENT' ? 'past' : 'present';
  const facts = { debt: marked(moneyText(debt, language)), interpolation: { escapeValue: false } };
  if (!outlook.amount) return t(`ui/payout:debt.${tense}.all`, facts);
  const sentence = withoutDebt(outlook, t, language).replace(/\.$/, '');
  return `${sentence}. ${t(`ui/payout:debt.${tense}.part`, facts)}`;
}

function withoutDebt(outlook: PayoutOutlook, t: TFunction, language: string): string {
  const { state, heldReason, reason, amount, paysOn, isAccountDoubted } = outlook;
  const minor = amount ?? 0;
  const facts = {
    amount: marked(moneyText(Math.abs(minor), language)),
    day: paysOn ? formatDay(paysOn, language) : '',
    reason: reason ?? '',
    // React escapes texts itself, so i18next need not.
    interpolation: { escapeValue: false },
  };
  if (state === 'SENT' && !paysOn) return t('ui/payout:SENT_LATE', facts);
  if (isAccountDoubted) return t(`ui/payout:checkAccount.${state}`, facts);
  if (state !== 'HELD' || !heldReason) return t(`ui/payout:${state}`, facts);
  // Tax and attachment take the whole of it.
  if (heldReason === 'DEBT' && minor === 0) return t('ui/payout:held.NOTHING_LEFT', facts);
  return t(`ui/payout:held.${heldReason}`, facts);
}
