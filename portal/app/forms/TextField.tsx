import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from '../../ui/controls/Field.module.css';
import { Field } from '../../ui/controls/Field.tsx';
import type { FormState } from './FormState.ts';
import { useFieldError } from './useFieldError.ts';

type Input = Omit<ComponentPropsWithRef<'input'>, 'form' | 'name' | 'value' | 'onChange'>;

interface Props extends Input {
  form: FormState;
  name: string;
  label: string;
  description?: ReactNode;
  /** What stands at the end of the line, as the unit. */
  end?: ReactNode;
  /** Where the description follows what is typed. */
  isBelow?: boolean;
  /** What the texts of refusals call it, where that is not its name. */
  knownAs?: string;
}

/** A line of text in a form. */
export function TextField({
  form,
  name,
  knownAs,
  label,
  description,
  isBelow,
  end,
  ...rest
}: Props) {
  const error = useFieldError(form, name, label, knownAs);
  return (
    <Field label={label} description={description} isBelow={isBelow} error={error}>
      {(control) => (
        <>
          <input
            type="text"
            {...rest}
            {...control}
            name={name}
            value={form.values[name] ?? ''}
            onChange={(event) => form.set(name, event.currentTarget.value)}
          />
          {end && <span className={styles.end}>{end}</span>}
        </>
      )}
    </Field>
  );
}
