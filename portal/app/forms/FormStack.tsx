import type { ReactNode, SubmitEvent } from 'react';
import styles from './FormStack.module.css';

interface Props {
  onSubmit: () => void;
  children: ReactNode;
  label?: string;
}

/** Fields under each other. The browser's own bubbles are off: the server's words are shown. */
export function FormStack({ onSubmit, children, label }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate aria-label={label}>
      {children}
    </form>
  );
}
