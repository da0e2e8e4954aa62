import type { ReactNode } from 'react';
import { When } from '../time/When.tsx';
import styles from './Row.module.css';

interface Props {
  events: { id: string; text: ReactNode; at: string }[];
}

/** The events, newest first. */
export function Events({ events }: Props) {
  return (
    <ol className={styles.events}>
      {events
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ id, text, at }) => (
          <li key={id} className={styles.event}>
            <span>{text}</span>
            <When value={at} />
          </li>
        ))}
    </ol>
  );
}
