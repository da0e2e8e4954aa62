import type { ReactNode } from 'react';
import styles from './States.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  /** Teaches the first step. */
  text: string;
  action?: ReactNode;
}

/** Nothing here yet, and how to begin. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
