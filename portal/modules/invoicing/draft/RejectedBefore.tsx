import { useTranslation } from 'react-i18next';
import styles from '../Desk.module.css';
import { useDesk } from './useDesk.ts';

/** Why the invoice that this draft is a copy of was rejected: what is to be corrected. */
export function RejectedBefore() {
  const { t } = useTranslation('invoicing');
  const source = useDesk().saved?.copiedFrom;
  if (source?.status !== 'REJECTED' || !source.rejectionReason) return null;
  return (
    <section className={styles.rejected} aria-label={t('write.rejectedBefore')}>
      <h2 className={styles.rejectedTitle}>{t('write.rejectedBefore')}</h2>
      <p className={styles.rejectedText}>{source.rejectionReason}</p>
    </section>
  );
}
