import { useId } from 'react';
import styles from './Plan.module.css';

interface Props {
  label: string;
  /** “2 av 3”. */
  value: string;
  used: number;
  limit: number;
  note: string;
}

/** The used share of a limit. The text alone carries the meaning. */
export function UsageMeter({ label, value, used, limit, note }: Props) {
  const id = useId();
  return (
    <div className={styles.usage}>
      <p className={styles.usageHead}>
        <span id={id}>{label}</span>
        <strong>{value}</strong>
      </p>
      <meter className={styles.meter} aria-labelledby={id} min={0} max={limit} value={used}>
        {value}
      </meter>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
