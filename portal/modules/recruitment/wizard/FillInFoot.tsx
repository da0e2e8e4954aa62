import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Application } from './applicationFields.ts';
import { EraseApplication } from './EraseApplication.tsx';
import type { SaveState } from './useAnswers.ts';
import styles from './Wizard.module.css';

interface Props {
  application: Application;
  place: number;
  /** The place of the review, from which the application is sent in. */
  last: number;
  /** The job takes applications. */
  isOpen: boolean;
  /** The request of the button to continue is pending. */
  sending: boolean;
  saveState: SaveState;
  onBack: () => void;
  onNext: () => void;
  onSend: () => void;
  onErased: () => void;
}

/** The buttons between the pages of a form, and whether the answers are saved. */
export function FillInFoot({
  application,
  place,
  last,
  isOpen,
  sending,
  saveState,
  onBack,
  onNext,
  onSend,
  onErased,
}: Props) {
  const { t } = useMessages('recruitment/wizard');
  const { submit } = useWords('recruitment').action('submitJobApplication');
  return (
    <div className={styles.foot}>
      {place > 0 && (
        <Button variant="light" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      {place < last ? (
        <Button loading={sending} onClick={onNext}>
          {t('next')}
        </Button>
      ) : (
        <>
          {isOpen && (
            <Button loading={sending} onClick={onSend}>
              {submit}
            </Button>
          )}
          <EraseApplication application={application} onErased={onErased} />
        </>
      )}
      <span
        className={styles.saveState}
        role="status"
        data-waiting={saveState === 'waiting' || undefined}
      >
        {t(`keeping.${saveState}`)}
      </span>
    </div>
  );
}
