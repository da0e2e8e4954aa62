import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './OwnerOnly.module.css';

/** Explains why a control is disabled for an operator who acts as another user. */
export function DisabledReason({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.reason} id={id}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      <span>{t('impersonation.ownerOnly')}</span>
    </span>
  );
}
