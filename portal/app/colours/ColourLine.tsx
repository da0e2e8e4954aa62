import type { ReactNode } from 'react';
import { Field } from '../../ui/controls/Field.tsx';
import styles from './Colours.module.css';

interface Props {
  label: string;
  value: string;
  error: ReactNode;
  onChange: (color: string) => void;
}

/** A colour, chosen as the device does it. */
export function ColourLine({ label, value, error, onChange }: Props) {
  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => (
        <span className={`${className} ${styles.colour}`}>
          <input
            {...control}
            type="color"
            value={value.toLowerCase()}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span aria-hidden="true">{value.toUpperCase()}</span>
        </span>
      )}
    </Field>
  );
}
