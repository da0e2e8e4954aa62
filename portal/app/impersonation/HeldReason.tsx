import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './OwnerOnly.module.css';

/** Why something is there but cannot be used by who acts as somebody else. */
export function HeldReason({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.reason} id={id}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      <span>{t('impersonation.ownerOnly')}</span>
    </span>
  );
}
