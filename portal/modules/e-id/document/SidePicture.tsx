import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Document.module.css';
import { documentLimits } from './documentLimits.ts';
import type { Side, SideChoice } from './useSide.ts';

/** One side of the document: chosen or taken with the camera, and looked at before it is sent. */
export function SidePicture({ side, picture }: { side: Side; picture: SideChoice }) {
  const { t } = useTranslation('e-id');
  const { label, help } = useWords().field(`create_identity_verification.${side}`);
  const { picked, problem, take, clear, refuseUnreadable } = picture;
  const helpId = useId();
  return (
    <section aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.hint} id={helpId}>
        {help}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {picked ? (
        <figure className={styles.preview}>
          <img
            className={styles.picture}
            src={picked.data}
            alt={t('document.preview', { label })}
            onError={refuseUnreadable}
          />
          <Button
            variant="subtle"
            size="sm"
            onClick={clear}
            aria-label={t('document.otherNamed', { label })}
          >
            {t('document.other')}
          </Button>
        </figure>
      ) : (
        <DropArea
          path={`attributes.${side}`}
          label={label}
          accept={documentLimits.contentTypes}
          multiple={false}
          describedBy={helpId}
          onFiles={(files) => void take(files)}
        />
      )}
    </section>
  );
}
