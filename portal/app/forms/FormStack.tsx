import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Refusal } from '../errors/refusalText.ts';
import { FormRefusals } from './FormRefusals.tsx';
import styles from './FormStack.module.css';

interface Props {
  onSubmit: () => void;
  /** Refusals that no field shows; a new list for each submission. */
  refused: readonly Refusal[];
  children: ReactNode;
}

/** Fields under each other. The browser's own bubbles are off: the server's words are shown. */
export function FormStack({ onSubmit, refused, children }: Props) {
  const [before, setBefore] = useState<readonly Refusal[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setBefore(refused);
    onSubmit();
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {children}
      {refused.length > 0 && refused !== before && <FormRefusals refusals={refused} />}
    </form>
  );
}
