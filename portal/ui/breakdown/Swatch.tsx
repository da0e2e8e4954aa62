import styles from './Breakdown.module.css';
import type { PartName } from './breakdownParts.ts';

/** The colour of a part, beside its name. */
export function Swatch({ part }: { part: PartName }) {
  return <span className={styles.swatch} data-part={part} aria-hidden="true" />;
}
