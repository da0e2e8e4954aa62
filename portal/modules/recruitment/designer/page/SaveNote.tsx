import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Page.module.css';
import type { SaveState } from './useFormEditor.ts';

const icons = { saved: IconCheck, here: IconDeviceFloppy, failed: IconAlertTriangle };

/** Whether the changes are saved at the server, or on this device only. */
export function SaveNote({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation('recruitment/designer');
  const Icon = icons[saveState];
  return (
    <span className={styles.note} data-keeping={saveState} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(`keeping.${saveState}`)}</span>
    </span>
  );
}
