import { IconSelector } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

type Select = Omit<ComponentPropsWithRef<'select'>, 'form' | 'value' | 'onChange'>;

interface Props extends Select, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  data: { value: string; label: string }[];
}

/** A choice among few. The device's own list, which phones do best. */
export function SelectLine({ label, description, error, data, onChange, ...rest }: Props) {
  return (
    <Field label={label} description={description} error={error}>
      {(control) => (
        <>
          <select {...rest} {...control} onChange={(event) => onChange(event.currentTarget.value)}>
            {data.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={`${styles.end} ${styles.mark}`}>
            <IconSelector size={16} stroke={1.5} aria-hidden="true" />
          </span>
        </>
      )}
    </Field>
  );
}
