import { productName } from '../productName.ts';
import styles from './Logo.module.css';

/** The name over its own breakdown: five parts, the longest is yours. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span translate="no">{productName}</span>
      <svg className={styles.bar} viewBox="0 0 100 6" aria-hidden="true" preserveAspectRatio="none">
        <rect x="0" width="13" height="6" className={styles.vat} />
        <rect x="15" width="5" height="6" className={styles.fee} />
        <rect x="22" width="8" height="6" className={styles.employer} />
        <rect x="32" width="16" height="6" className={styles.tax} />
        <rect x="50" width="50" height="6" className={styles.yours} />
      </svg>
    </span>
  );
}
