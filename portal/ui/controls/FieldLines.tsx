import { IconSelector } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import checkLineStyles from './CheckLine.module.css';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

interface CheckLineProps {
  label: ReactNode;
  name: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  'aria-describedby'?: string | undefined;
}

type Select = Omit<ComponentPropsWithRef<'select'>, 'form' | 'value' | 'onChange'>;

interface SelectLineProps extends Select, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  data: { value: string; label: string }[];
}

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

/** A choice among few. The device's own list, which phones do best. */
export function SelectLine({
  label,
  description,
  error,
  data,
  onChange,
  ...rest
}: SelectLineProps) {
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

/** A checkbox with its label. */
export function CheckLine({ label, onChange, ...rest }: CheckLineProps) {
  return (
    <label className={checkLineStyles.field} data-control>
      <input
        type="checkbox"
        className={checkLineStyles.box}
        {...rest}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={checkLineStyles.label}>{label}</span>
    </label>
  );
}
