import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './Outline.module.css';

/** The problems of a part, shown below it. */
export function Faults({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {messages.map((one) => (
        <li key={one}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
          <span>{one}</span>
        </li>
      ))}
    </ul>
  );
}
