import { Children } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import { moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { sendingOf } from '../../clients/sendingOf.ts';
import { afterCredit } from './afterCredit.ts';
import styles from './Credit.module.css';
import type { CreditableInvoice } from './CreditableInvoice.ts';
import type { CreditSums } from './useCreditSums.ts';

interface Props {
  invoice: CreditableInvoice;
  sums: CreditSums;
}

/** The consequences of submitting the credit note; those that depend on the sum appear once it is known. */
export function NextSteps({ invoice, sums: { credit } }: Props) {
  const { t, language } = useMessages('invoicing/credit');
  const { client, status, currency, remainingAmount, remainingVat, settlement } = invoice;
  const name = client?.friendlyName || client?.name || '';
  const money = (minor: number) => moneyText(minor, language, currency);
  const isPaid = settlement.paid > 0 || status === 'RESOLVED';
  const outcomeOf = (total: number) => {
    const after = afterCredit({ uncredited: remainingAmount + remainingVat, ...settlement }, total);
    if (after.refund > 0)
      return messageWith(t, 'next.refund', { client: name, total: money(after.refund) });
    if (after.due > 0) return messageWith(t, 'next.due', { client: name, rest: money(after.due) });
    return messageWith(t, isPaid ? 'next.nothingMore' : 'next.nothingDue', { client: name });
  };
  const sending = client ? sendingOf(client) : 'MISSING';
  const sent =
    sending === 'EHF' || sending === 'EMAIL'
      ? messageWith(t, `next.sent.${sending}`, {
          client: name,
          email: showEmail(client?.email ?? ''),
        })
      : messageWith(t, 'next.byHand', { client: name });
  const review =
    status === 'RESOLVED'
      ? t('next.paid')
      : messageWith(t, isPaid ? 'next.paidInPart' : 'next.review', { client: name });
  const steps = [
    sent,
    credit && outcomeOf(credit.total),
    review,
    t(status === 'RESOLVED' ? 'next.payoutPaid' : 'next.payout'),
  ];
  return <ul className={styles.steps}>{Children.map(steps, (step) => step && <li>{step}</li>)}</ul>;
}
