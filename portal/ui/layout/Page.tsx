import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface Props {
  title: string;
  /** One sentence that answers what this page is for, where the heading does not. */
  lead?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** A page of the portal: one heading, its actions, its content. The heading takes the focus. */
export function Page({ title, lead, badge, actions, narrow, children }: Props) {
  useDocumentTitle(title);
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      <header className={styles.header} data-crowded={badge ? true : undefined}>
        <div className={styles.titles}>
          <h1 className={styles.title} tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {badge}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
