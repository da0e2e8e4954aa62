import { useId } from 'react';
import styles from './Choice.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The id of the element with its error. */
  describedBy?: string | undefined;
}

/** One of two or three, side by side. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
  describedBy,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label={label} aria-describedby={describedBy}>
      {choices.map((one) => (
        <label key={one.value} className={styles.one}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
