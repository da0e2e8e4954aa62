import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { Money, moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from '../View.module.css';
import type { InvoiceData } from './InvoiceData.ts';

interface Props {
  invoice: InvoiceData;
  step: string;
}

/** The papers of a step: the invoice as its client sees it, the payments, the payout and its salary slip. */
export function StepDocuments({ invoice, step }: Props) {
  if (step === 'PUBLISHED') return <ClientsView path={invoice.publicPath} />;
  if (step === 'RESOLVED') return <Payments payments={invoice.payments} />;
  if (step === 'PAYOUT') return <Payout invoice={invoice} />;
  return null;
}

function ClientsView({ path }: { path: string | null }) {
  const { t } = useMessages('ui/payout');
  if (!path) return null;
  return (
    <a className={styles.paper} href={path} target="_blank" rel="noreferrer">
      {t('payment.public')}
    </a>
  );
}

/** Lists the payments one by one, if there are more than the one shown in the step. */
function Payments({ payments }: Pick<InvoiceData, 'payments'>) {
  const { t } = useMessages('ui/payout');
  if (payments.length < 2) return null;
  return (
    <ul className={styles.payments}>
      {payments.map(({ id, amount, paidOn }) => (
        <li key={id}>
          <When value={paidOn} /> <Money amount={amount} />{' '}
          {amount < 0 && <span>{t('payment.took')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The valid payout: another one replaces a held-back or rejected payout. */
function Payout({ invoice }: { invoice: InvoiceData }) {
  const { t, language } = useMessages('ui/payout');
  const words = useWords();
  const href = useHref();
  const payout = invoice.payoutItems.findLast(({ isReleased }) => !isReleased)?.payout;
  if (payout?.status !== 'PAID') return null;
  const slip = payout.salarySlip;
  return (
    <>
      <span className={styles.paperNote}>
        {messageWith(t, payout.accountEnding ? 'payment.payout' : 'payment.payoutSum', {
          amount: moneyText(payout.amount, language),
          ending: payout.accountEnding,
        })}
      </span>
      {slip?.issuedAt && (
        <AppLink
          className={styles.paper}
          href={href(`invoicemore/payout-service/salary-slips/${slip.id}`)}
        >
          {words.noun('salary_slips').one}
        </AppLink>
      )}
    </>
  );
}
