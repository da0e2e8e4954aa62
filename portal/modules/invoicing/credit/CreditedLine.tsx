import { useTranslation } from 'react-i18next';
import styles from './Credit.module.css';
import type { CreditableLine } from './CreditableInvoice.ts';
import { LineWords } from './LineWords.tsx';

/** A line of which nothing is left. */
export function CreditedLine({ line }: { line: CreditableLine }) {
  const { t } = useTranslation('invoicing/credit');
  return (
    <div className={styles.removed}>
      <LineWords line={line} />
      <span className={styles.goneWord}>{t('gone')}</span>
    </div>
  );
}
