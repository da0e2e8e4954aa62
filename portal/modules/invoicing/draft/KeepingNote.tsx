import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Desk.module.css';
import type { Keeping } from './DraftKeeper.ts';

const icons = {
  saved: IconCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
};

/** Whether what is written is safe. Said aloud only when it is not. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  const { t } = useTranslation('invoicing');
  const Icon = icons[keeping];
  const calm = keeping === 'saved' || keeping === 'saving';
  return (
    <span
      className={styles.note}
      data-keeping={keeping}
      role="status"
      aria-live={calm ? 'off' : 'polite'}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {t(`keeping.${keeping}`)}
    </span>
  );
}
