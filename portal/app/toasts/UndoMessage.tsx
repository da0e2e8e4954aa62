import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './UndoMessage.module.css';

/** What has been done, and the way to have it undone beside it. */
export function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.message}>
      {text}
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        {t('undo')}
      </Button>
    </span>
  );
}
