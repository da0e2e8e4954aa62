import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface Props {
  facts: { name: string; value: ReactNode }[];
}

/** A list of facts: name and value, one line each. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt className={styles.name}>{fact.name}</dt>
          <dd
            className={styles.value}
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
