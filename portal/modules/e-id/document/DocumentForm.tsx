import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Document.module.css';
import { SidePicture } from './SidePicture.tsx';
import { useSendDocument } from './useSendDocument.ts';
import { useSide } from './useSide.ts';

const documents = ['PASSPORT', 'DRIVERS_LICENSE'] as const;

/** Which document, its sides, and off it goes. */
export function DocumentForm() {
  const { t } = useTranslation('e-id');
  const words = useWords();
  const [document, setDocument] = useState<(typeof documents)[number]>('PASSPORT');
  const sides = { front: useSide('front'), back: useSide('back') };
  const { send, pending } = useSendDocument(document, sides);
  const { label } = words.field('identity_verifications.document');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <div>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Choice
          label={label}
          value={document}
          choices={documents.map((value) => ({
            value,
            label: words.value('IdentityDocument', value).label,
          }))}
          onChange={setDocument}
        />
      </div>
      <SidePicture side="front" picture={sides.front} />
      {document === 'DRIVERS_LICENSE' && <SidePicture side="back" picture={sides.back} />}
      <p className={styles.hint}>{t('document.privacy')}</p>
      <Button type="submit" loading={pending}>
        {words.action('createIdentityVerification').submit}
      </Button>
    </form>
  );
}
