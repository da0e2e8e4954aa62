import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PickedFileRow } from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Policy.module.css';
import { policyLimits, useAddDocuments } from './useAddDocuments.ts';

/** Several documents at once. Refused ones stay with the reason, and the rest are added. */
export function AddDocuments({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const { description, submit } = useWords().action('createPolicyDocument');
  const { picked, problems, sending, take, drop, send } = useAddDocuments(onDone);
  return (
    <div className={styles.form}>
      <p className={styles.meta}>{description}</p>
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {picked.length > 0 && (
        <ul className={styles.list}>
          {picked.map((file) => (
            <PickedFileRow key={file.filename} file={file} onRemove={() => drop(file)} />
          ))}
        </ul>
      )}
      <DropArea
        path="file"
        accept={policyLimits.contentTypes}
        multiple
        onFiles={(files) => void take(files)}
      />
      {sending && <Progress value={100} animated aria-label={t('policy.uploading')} />}
      <Button disabled={picked.length === 0} loading={sending} onClick={() => void send()}>
        {submit}
      </Button>
    </div>
  );
}
