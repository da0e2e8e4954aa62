import type { ReactNode } from 'react';
import styles from './CheckField.module.css';
import type { FormState } from './FormState.ts';

interface Props {
  form: FormState;
  name: string;
  label: ReactNode;
}

/** A yes in a form, kept as `yes` or nothing. */
export function CheckField({ form, name, label }: Props) {
  return (
    <label className={styles.field} data-control>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        checked={form.values[name] === 'yes'}
        onChange={(event) => form.set(name, event.currentTarget.checked ? 'yes' : '')}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
