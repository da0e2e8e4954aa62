import { useTranslation } from 'react-i18next';
import styles from '../InvoiceEditor.module.css';
import { useEditor } from './useEditor.ts';

/** The reason the invoice that this draft copies was rejected. */
export function RejectedBefore() {
  const { t } = useTranslation('invoicing');
  const source = useEditor().saved?.copiedFrom;
  if (source?.status !== 'REJECTED' || !source.rejectionReason) return null;
  return (
    <section className={styles.rejected} aria-label={t('write.rejectedBefore')}>
      <h2 className={styles.rejectedTitle}>{t('write.rejectedBefore')}</h2>
      <p className={styles.rejectedText}>{source.rejectionReason}</p>
    </section>
  );
}
