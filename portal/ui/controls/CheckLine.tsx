import type { ReactNode } from 'react';
import styles from './CheckLine.module.css';

interface Props {
  label: ReactNode;
  name: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  'aria-describedby'?: string | undefined;
}

/** A checkbox with its label. */
export function CheckLine({ label, onChange, ...rest }: Props) {
  return (
    <label className={styles.field} data-control>
      <input
        type="checkbox"
        className={styles.box}
        {...rest}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
