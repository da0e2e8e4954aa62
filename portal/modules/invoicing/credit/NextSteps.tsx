import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import styles from './Credit.module.css';
import type { CreditableInvoice } from './CreditableInvoice.ts';
import type { Credit } from './computeCredit.ts';

interface Props {
  invoice: CreditableInvoice;
  credit: Credit;
}

/** What follows when it is sent in, in plain words. */
export function NextSteps({ invoice, credit }: Props) {
  const { t, i18n } = useTranslation('invoicing/credit');
  const { client, status, currency, remainingAmount, remainingVat } = invoice;
  const name = client?.friendlyName || client?.name || '';
  // Within a sentence an amount stays on one line.
  const money = (minor: number) => {
    const figures = Object.values(formatMoney(minor, i18n.language)).join('');
    return `${figures.replaceAll('\u2009', '\u202f')}\u00a0${currency === 'NOK' ? 'kr' : currency}`;
  };
  const rest = remainingAmount + remainingVat - credit.total;
  const isMailed = client?.email && client.preferredDeliveryMethod !== 'NONE';
  const steps = [
    isMailed
      ? t('next.mailed', { client: name, email: client.email })
      : t('next.byHand', { client: name }),
    ...(status === 'RESOLVED'
      ? [t('next.paid'), t('next.refund', { client: name, total: money(credit.total) })]
      : [
          rest === 0
            ? t('next.nothingDue', { client: name })
            : t('next.due', { client: name, rest: money(rest) }),
          t('next.review'),
        ]),
    t('next.payout'),
  ];
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}
