import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Balance.module.css';
import { balanceColumns, type ClientBalance } from './balanceColumns.ts';

/** The totals of a client's invoices, as cells of its row in the list. */
export function BalanceCells({ balance }: { balance: ClientBalance }) {
  const { t } = useMessages('clients/balance');
  if (balance.invoiceCount === 0) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      {balanceColumns.map((column) => (
        <span
          key={column}
          className={styles.cell}
          data-column={column}
          data-zero={balance[column] === 0 || undefined}
        >
          <span className={styles.label}>{t(column)}</span>
          <Money amount={balance[column]} bare />
        </span>
      ))}
      <span className={styles.cell} data-zero={balance.daysToPay === null || undefined}>
        <span className={styles.label}>{t('daysToPay')}</span>
        {balance.daysToPay === null ? '–' : t('days', { count: balance.daysToPay })}
      </span>
    </>
  );
}
