import type { ReactNode } from 'react';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import styles from './States.module.css';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

interface Props {
  icon: ReactNode;
  title: string;
  /** Teaches the first step. */
  text: string;
  action?: ReactNode;
  /** It is the whole page, so its title is the page's heading. */
  page?: boolean;
}

/** Nothing here yet, and how to begin. */
export function EmptyState({ icon, title, text, action, page = false }: Props) {
  useDocumentTitle(page ? title : null);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {page ? (
        <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
