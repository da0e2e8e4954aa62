import type { ReactNode } from 'react';
import { unmarked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import cardStyles from './Card.module.css';
import factsStyles from './Facts.module.css';
import styles from './Page.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface FactsProps {
  facts: { name: string; value: ReactNode }[];
}

interface CardProps {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Lists bring their own edges. */
  flush?: boolean;
  id?: string;
  children: ReactNode;
}

interface Props {
  /** Its names and numbers are `marked`. */
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
  useDocumentTitle(unmarked(title));
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      <header className={styles.header} data-crowded={badge ? true : undefined}>
        <div className={styles.titles}>
          <h1 className={styles.title} tabIndex={-1} data-page-heading>
            {withVerbatim(title)}
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

/** A card: a thin border, no shadow. */
export function Card({ title, lead, actions, flush, id, children }: CardProps) {
  return (
    <section className={cardStyles.card} data-flush={flush || undefined} id={id}>
      {title && (
        <header className={cardStyles.header}>
          <div>
            <h2 className={cardStyles.title}>{title}</h2>
            {lead && <p className={cardStyles.lead}>{lead}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

/** A list of facts: name and value, one line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={factsStyles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={factsStyles.fact}>
          <dt className={factsStyles.name}>{fact.name}</dt>
          <dd
            className={factsStyles.value}
            // Text without markup of its own is data: a name, a number, an address.
            translate={typeof fact.value === 'string' ? 'no' : undefined}
          >
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
