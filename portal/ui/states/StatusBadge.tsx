import { useTranslation } from 'react-i18next';
import styles from './StatusBadge.module.css';

export type InvoiceStatus =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'APPROVED'
  | 'PUBLISHED'
  | 'SENDING'
  | 'UNDELIVERED'
  | 'BY_HAND'
  | 'REJECTED'
  | 'RESOLVED'
  | 'NULLIFIED';

// Amber is for what waits for the person who reads it, and for nothing else.
const tones: Record<InvoiceStatus, 'plain' | 'amber' | 'fjord' | 'pine' | 'rust'> = {
  DRAFT: 'plain',
  SUBMITTED: 'fjord',
  APPROVED: 'fjord',
  PUBLISHED: 'fjord',
  SENDING: 'fjord',
  UNDELIVERED: 'amber',
  BY_HAND: 'fjord',
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
