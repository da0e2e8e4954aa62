import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../../InvoiceEditor.module.css';
import type { SaveState } from './DraftAutosave.ts';

const icons = {
  saved: IconCheck,
  partly: IconAlertTriangle,
  saving: IconCloudUp,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
};

interface Props {
  saveState: SaveState;
  /** Whether the draft exists at the server. */
  isStarted: boolean;
}

/** The state of saving. Announced only when changes are not saved; nothing for an untouched draft. */
export function SaveNote({ saveState, isStarted }: Props) {
  const { t } = useMessages('invoicing/draft');
  const Icon = icons[saveState];
  if (saveState === 'saved' && !isStarted) return null;
  const calm = saveState === 'saved' || saveState === 'saving';
  return (
    <span
      className={styles.note}
      data-keeping={saveState}
      role="status"
      aria-live={calm ? 'off' : 'polite'}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(`keeping.${saveState}`)}</span>
    </span>
  );
}
