import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { unfitText } from '#portal/ui/files/sortFiles.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from './Checks.module.css';
import { documentLimits, mostDocuments } from './takes.ts';

interface Props {
  chosen: ReturnType<typeof useDocuments>;
  error: string | undefined;
  onChange: () => void;
}

/** The area for choosing documents, and the chosen ones. */
export function Documents({ chosen: { documents, add, remove }, error, onChange }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const { label, help } = useWords('recruitment').field('create_job_check.documents');
  const helpId = useId();
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p id={helpId} className={error ? styles.problem : styles.hint} role={error && 'alert'}>
        {error ?? help}
      </p>
      {documents.map((file) => (
        <p key={`${file.name} ${file.lastModified}`} className={styles.file}>
          <span translate="no">{file.name}</span>
          <IconButton
            aria-label={t('checks.remove', { name: file.name })}
            onClick={() => {
              remove(file);
              onChange();
            }}
          >
            <IconX size={18} />
          </IconButton>
        </p>
      ))}
      {documents.length < mostDocuments && (
        <DropArea
          path="attributes.documents"
          label={label}
          accept={documentLimits.contentTypes}
          multiple
          describedBy={helpId}
          onFiles={(files) => {
            void add(files);
            onChange();
          }}
        />
      )}
    </div>
  );
}

/** The papers chosen for a check, before they are sent. */
export function useDocuments() {
  const { t } = useMessages('recruitment/wizard');
  const { t: ui } = useMessages('ui');
  const [documents, setDocuments] = useState<File[]>([]);
  const add = async (files: readonly File[]) => {
    const sorted = await fitFiles(files, documentLimits);
    const unfit = unfitText(sorted, ui);
    if (unfit) toast.failure(unfit);
    const all = [...documents, ...sorted.fit];
    if (all.length > mostDocuments) toast.failure(t('checks.tooMany', { count: mostDocuments }));
    setDocuments(all.slice(0, mostDocuments));
  };
  const remove = (file: File) => setDocuments(documents.filter((one) => one !== file));
  return { documents, add, remove };
}
