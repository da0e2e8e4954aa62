import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

type Input = Omit<ComponentPropsWithRef<'input'>, 'form' | 'value' | 'onChange'>;

interface Props extends Input, FieldTexts {
  value: string;
  onChange: (text: string) => void;
  /** Content at the end of the line, such as the unit. */
  end?: ReactNode;
}

/** A line of text with its label. */
export function TextLine({ label, description, isBelow, error, end, onChange, ...rest }: Props) {
  return (
    <Field label={label} description={description} isBelow={isBelow} error={error}>
      {(control) => (
        <>
          <input
            type="text"
            {...rest}
            {...control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end && <span className={styles.end}>{end}</span>}
        </>
      )}
    </Field>
  );
}
