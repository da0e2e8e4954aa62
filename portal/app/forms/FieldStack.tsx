import type { ReactNode } from 'react';
import styles from './FormStack.module.css';

/** Fields under each other inside a larger form. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
