import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title?: string;
  lead?: string;
  actions?: ReactNode;
  /** Lists bring their own edges. */
  flush?: boolean;
  id?: string;
  children: ReactNode;
}

/** A card: a thin border, no shadow. */
export function Card({ title, lead, actions, flush, id, children }: Props) {
  return (
    <section className={styles.card} data-flush={flush || undefined} id={id}>
      {title && (
        <header className={styles.header}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
