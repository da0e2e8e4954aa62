import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useDesign } from './Design.ts';
import styles from './Designer.module.css';

/** While the text is no JSON the outline shows what can be read, and waits. */
export function LockedNote({ onUndo, onShow }: { onUndo: () => void; onShow: () => void }) {
  const { t } = useTranslation('recruitment/designer');
  const { outline, text } = useDesign();
  if (!outline.fault) return null;
  const line = text.slice(0, outline.fault.offset).split('\n').length;
  return (
    <div className={styles.locked} role="status">
      <div>
        <strong>{t('locked.title')}</strong>
        <p>{t('locked.text', { line })}</p>
      </div>
      <div className={styles.lockedActions}>
        <Button variant="subtle" size="sm" onClick={onShow}>
          {t('locked.show')}
        </Button>
        <Button variant="light" size="sm" onClick={onUndo}>
          {t('locked.undo')}
        </Button>
      </div>
    </div>
  );
}
