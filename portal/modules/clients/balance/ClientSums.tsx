import { Facts } from '#portal/ui/layout/Page.tsx';
import { Money, moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Balance.module.css';
import type { ClientBalance } from './balanceColumns.ts';

const OPTIONAL = ['credited', 'writtenOff', 'refund', 'refunded'] as const;

/** The sums of a client's invoices, with the remaining amount as the largest figure. */
export function ClientSums({ balance }: { balance: ClientBalance }) {
  const { t, language } = useMessages('clients/balance');
  const { overdue, daysToPay } = balance;
  if (balance.invoiceCount === 0) return <p className={styles.none}>{t('none')}</p>;
  const sums = ['invoiced', 'paid', ...OPTIONAL.filter((sum) => balance[sum] !== 0)] as const;
  return (
    <section className={styles.sums} aria-label={t('title')}>
      <p className={styles.hero}>
        <span>{t('remaining')}</span>
        <Money amount={balance.remaining} size="large" />
        {overdue > 0 && (
          <span className={styles.overdue}>
            {messageWith(t, 'ofItOverdue', { amount: moneyText(overdue, language, 'NOK') })}
          </span>
        )}
      </p>
      <Facts
        facts={[
          ...sums.map((sum) => ({ name: t(sum), value: <Money amount={balance[sum]} /> })),
          ...(daysToPay === null
            ? []
            : [{ name: t('daysToPay'), value: <span>{t('days', { count: daysToPay })}</span> }]),
        ]}
      />
    </section>
  );
}
