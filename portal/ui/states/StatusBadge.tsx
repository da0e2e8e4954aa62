import { useTranslation } from 'react-i18next';
import styles from './StatusBadge.module.css';

export type InvoiceStatus =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'APPROVED'
  | 'PUBLISHED'
  | 'REJECTED'
  | 'RESOLVED'
  | 'NULLIFIED';

const tones: Record<InvoiceStatus, 'plain' | 'amber' | 'fjord' | 'pine' | 'rust'> = {
  DRAFT: 'plain',
  SUBMITTED: 'amber',
  APPROVED: 'fjord',
  PUBLISHED: 'fjord',
  REJECTED: 'rust',
  RESOLVED: 'pine',
  NULLIFIED: 'plain',
};

/** Where a document is, in one word and one colour. The word alone is enough. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.badge} data-tone={tones[status]}>
      {t(`status.${status}`)}
    </span>
  );
}
