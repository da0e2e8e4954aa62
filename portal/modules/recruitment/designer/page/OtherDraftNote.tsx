import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { describeMoment } from '#portal/ui/time/describeMoment.ts';
import type { OtherDraft } from '../storage/localForms.ts';
import styles from './Page.module.css';

interface Props {
  other: OtherDraft;
  onOpen: () => void;
  onRemove: () => void;
}

/** A draft that another tab left on this device: the user opens it or throws it away. */
export function OtherDraftNote({ other, onOpen, onRemove }: Props) {
  const { t, language } = useMessages('recruitment/designer');
  const { changedAt } = other;
  const when = changedAt && describeMoment(changedAt, language, new Date(), true).spoken;
  return (
    <div className={styles.other} role="status">
      <span>{when ? t('others.dated', { when }) : t('others.undated')}</span>
      <div className={styles.actions}>
        <Button variant="subtle" size="sm" onClick={onRemove}>
          {t('others.remove')}
        </Button>
        <Button variant="light" size="sm" onClick={onOpen}>
          {t('others.open')}
        </Button>
      </div>
    </div>
  );
}
