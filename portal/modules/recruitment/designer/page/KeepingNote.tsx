import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Page.module.css';
import type { Keeping } from './useSheet.ts';

const icons = { saved: IconCheck, here: IconDeviceFloppy, failed: IconAlertTriangle };

/** Whether what one has done is at the server, or on this device alone. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  const { t } = useTranslation('recruitment/designer');
  const Icon = icons[keeping];
  return (
    <span className={styles.note} data-keeping={keeping} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(`keeping.${keeping}`)}</span>
    </span>
  );
}
