import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { fitFiles } from '#portal/app/pictures/fitFiles.ts';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { unfitText } from '#portal/ui/files/sortFiles.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';
import { type PickedFile, PickedFileRow } from './PickedFileRow.tsx';

/** One or more files: picked files are listed, and unsuitable ones reported at once. */
export function FileWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName = '', id } = props;
  const { t } = useMessages('ui');
  const { label, description, error } = useField(props);
  const [unfit, setUnfit] = useState<string>();
  const { items, file } = schema as InputSchema;
  const limits = items?.file ?? file ?? { maxBytes: 0, contentTypes: [] };
  const picked: PickedFile[] = [value ?? []].flat();
  const put = (files: PickedFile[]) => onChange(items ? files : (files[0] ?? null));
  const take = async (files: File[]) => {
    const sorted = await fitFiles(files, limits);
    setUnfit(unfitText(sorted, t));
    if (sorted.fit.length === 0) return;
    const read = sorted.fit.map(async (one) => ({
      data: await readDataUrl(one),
      filename: one.name,
    }));
    const added = await Promise.all(read);
    // A file that is picked again is sent once.
    const again = new Set(added.map(keyOf));
    const others = items ? picked.filter((one) => !again.has(keyOf(one))) : [];
    put([...others, ...added]);
  };
  const problem = unfit ?? error;
  return (
    <fieldset className={styles.files}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.note}>{description}</p>}
      {problem && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {picked.length > 0 && (
        <ul className={styles.picked}>
          {picked.map((one, at) => (
            <PickedFileRow
              key={keyOf(one)}
              file={one}
              onRemove={() => put(picked.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      <DropArea
        path={htmlName}
        label={label}
        accept={limits.contentTypes}
        multiple={Boolean(items)}
        describedBy={problem ? `${id}-error` : undefined}
        onFiles={(files) => void take(files)}
      />
    </fieldset>
  );
}

const keyOf = ({ filename, data }: PickedFile) => `${filename} ${data?.length ?? 'kept'}`;
