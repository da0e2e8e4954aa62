import { moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { sendingOf } from '../../clients/sendingOf.ts';
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
  const { client, status, currency, remainingAmount, remainingVat } = invoice;
  const name = client?.friendlyName || client?.name || '';
  const money = (minor: number) => moneyText(minor, language, currency);
  const owed = (rest: number) =>
    rest === 0
      ? t('next.nothingDue', { client: name })
      : t('next.due', { client: name, rest: money(rest) });
  const sending = client ? sendingOf(client) : 'MISSING';
  const sent =
    sending === 'EHF' || sending === 'EMAIL'
      ? t(`next.sent.${sending}`, { client: name, email: client?.email })
      : t('next.byHand', { client: name });
  const after =
    status === 'RESOLVED'
      ? [t('next.paid'), credit && t('next.refund', { client: name, total: money(credit.total) })]
      : [credit && owed(remainingAmount + remainingVat - credit.total), t('next.review')];
  const steps = [
    sent,
    ...after,
    t(status === 'RESOLVED' ? 'next.payoutPaid' : 'next.payout'),
  ].filter((step) => step !== null);
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}
