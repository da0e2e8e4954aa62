import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Page.module.css';
import type { Keeping } from './useSheet.ts';

const icons = { saved: IconCheck, here: IconDeviceFloppy, failed: IconAlertTriangle };

/** Whether the changes are saved at the server, or on this device only. */
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
