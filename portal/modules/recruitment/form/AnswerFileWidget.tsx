import type { WidgetProps } from '@rjsf/utils';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { useField } from '#portal/app/forms/declared/useField.ts';
import { PickedFileRow } from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { unfitText } from '#portal/ui/files/sortFiles.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import { AnswerFiles } from './AnswerFiles.ts';
import styles from './Form.module.css';

const nothing = { maxBytes: 0, contentTypes: [] };

/** A file as an answer. It is sent once it is picked, so that it is there on another device; the answer is its id. */
export function AnswerFileWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName = '', id, name } = props;
  const { t, i18n } = useTranslation(['recruitment', 'ui', 'errors']);
  const { label, description, error } = useField(props);
  const { stored, store } = use(AnswerFiles);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const limits = (schema as InputSchema).file ?? nothing;
  const file = stored.find((one) => one.id === value);
  const take = async (files: File[]) => {
    const sorted = await fitFiles(files, limits);
    setProblem(unfitText(sorted, i18n.getFixedT(i18n.language, 'ui')));
    const [fit] = sorted.fit;
    if (!fit) return;
    setSending(true);
    const refusal = await store(name, { filename: fit.name, data: await readDataUrl(fit) });
    setSending(false);
    if (refusal === 'UNSENT') setProblem(t('answers.unsent'));
    else if (refusal) setProblem(refusalText(refusal, i18n.language, label));
  };
  const message = problem ?? error;
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.note}>{description}</p>}
      {message && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
      {file ? (
        <ul className={styles.stored}>
          <PickedFileRow file={file} onRemove={() => onChange(undefined)} />
        </ul>
      ) : (
        <DropArea
          path={htmlName}
          label={label}
          accept={limits.contentTypes}
          multiple={false}
          loading={isSending}
          describedBy={message ? `${id}-error` : undefined}
          onFiles={(files) => void take(files)}
        >
          <span>{t('answers.limits')}</span>
        </DropArea>
      )}
    </fieldset>
  );
}
