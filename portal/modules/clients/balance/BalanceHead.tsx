import { useMessages } from '#portal/ui/texts.ts';
import styles from './Balance.module.css';
import { balanceColumns } from './balanceColumns.ts';

/** The titles above the sums of wide lists; each sum has its own for screen readers, and on narrow screens. */
export function BalanceHead() {
  const { t } = useMessages('clients/balance');
  return (
    <div className={styles.head} aria-hidden>
      <span />
      {balanceColumns.map((column) => (
        <span key={column}>{t(column)}</span>
      ))}
      <span>{t('daysToPay')}</span>
    </div>
  );
}
