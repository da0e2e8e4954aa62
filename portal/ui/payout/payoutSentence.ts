import type { TFunction } from 'i18next';
import { moneyText } from '../money/formatMoney.ts';
import { formatDay } from '../time/parseMoment.ts';
import type { PayoutOutlook } from './PayoutOutlook.ts';

/** When the money comes, or why it does not yet, in one plain sentence. */
export function payoutSentence(outlook: PayoutOutlook, t: TFunction, language: string): string {
  const { state, heldReason, reason, amount, paysOn } = outlook;
  const minor = amount ?? 0;
  const facts = {
    amount: moneyText(Math.abs(minor), language),
    day: paysOn ? formatDay(paysOn, language) : '',
    reason: reason ?? '',
    // React escapes texts itself, so i18next need not.
    interpolation: { escapeValue: false },
  };
  if (state !== 'HELD' || !heldReason) return t(`ui/payout:${state}`, facts);
  // Of an invoice the amount is its own; of an account it is what is owed.
  if (heldReason === 'DEBT' && minor > 0) return t('ui/payout:held.DEBT_FIRST', facts);
  return t(`ui/payout:held.${heldReason}`, facts);
}
