import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './LongText.module.css';

type Props = Omit<FieldTexts, 'isBelow'> & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A text of several lines that grows with its content. */
export function LongText({ label, description, error, ...given }: Props) {
  return (
    <Field label={label} description={description} error={error}>
      {({ className, ...control }) => (
        <textarea {...given} {...control} className={`${className} ${styles.area}`} />
      )}
    </Field>
  );
}
