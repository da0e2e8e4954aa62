import { IconSelector } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from '../../ui/controls/Field.module.css';
import { Field } from '../../ui/controls/Field.tsx';
import type { FormState } from './FormState.ts';
import { useFieldError } from './useFieldError.ts';

type Select = Omit<ComponentPropsWithRef<'select'>, 'form' | 'name' | 'value' | 'onChange'>;

interface Props extends Select {
  form: FormState;
  name: string;
  label: string;
  description?: ReactNode;
  data: { value: string; label: string }[];
}

/** A choice among few. The device's own list, which phones do best. */
export function SelectField({ form, name, label, description, data, ...rest }: Props) {
  const error = useFieldError(form, name, label);
  return (
    <Field label={label} description={description} error={error}>
      {(control) => (
        <>
          <select
            {...rest}
            {...control}
            name={name}
            value={form.values[name] ?? ''}
            onChange={(event) => form.set(name, event.currentTarget.value)}
          >
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
