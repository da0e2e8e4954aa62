import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle.ts';
import styles from './EntrancePage.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** One narrow column with one thing to do. */
export function EntrancePage({ title, lead, children, footer }: Props) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
