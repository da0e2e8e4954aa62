import styles from './List.module.css';

/**
 * A text in a list that must not push other columns away: clipped where it is long, whole when pointed at, and while
 * its row has the focus of the keyboard.
 */
export function Clipped({ text }: { text: string }) {
  return (
    <span className={styles.clipped} title={text} translate="no">
      {text}
    </span>
  );
}
