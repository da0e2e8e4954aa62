import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../InvoiceEditor.module.css';

/** The placeholder of the editor while it loads. */
export function WritingSkeleton() {
  const { t } = useTranslation('invoicing');
  return (
    <div className={styles.waiting} role="status" aria-label={t('ui:loading')}>
      <Skeleton height={36} width={240} mb={24} />
      <div className={styles.editor}>
        <div className={styles.paper}>
          <Skeleton height={200} />
          <Skeleton height={320} />
        </div>
        <Skeleton height={420} />
      </div>
    </div>
  );
}
