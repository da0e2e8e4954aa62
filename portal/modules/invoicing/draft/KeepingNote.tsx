import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../Desk.module.css';
import type { Keeping } from './DraftKeeper.ts';

const icons = {
  saved: IconCheck,
  partly: IconAlertTriangle,
  saving: IconCloudUp,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
};

interface Props {
  keeping: Keeping;
  /** Whether the draft exists at the server. */
  begun: boolean;
}

/** The state of saving. Announced only when changes are not saved; nothing for an untouched draft. */
export function KeepingNote({ keeping, begun }: Props) {
  const { t } = useTranslation('invoicing');
  const Icon = icons[keeping];
  if (keeping === 'saved' && !begun) return null;
  const calm = keeping === 'saved' || keeping === 'saving';
  return (
    <span
      className={styles.note}
      data-keeping={keeping}
      role="status"
      aria-live={calm ? 'off' : 'polite'}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(`keeping.${keeping}`)}</span>
    </span>
  );
}
