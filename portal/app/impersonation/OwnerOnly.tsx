import { type ReactNode, useId } from 'react';
import { HeldReason } from './HeldReason.tsx';
import styles from './OwnerOnly.module.css';
import { useActsAsOther } from './useActsAsOther.ts';

interface Props {
  /** Where the server lets an operator do it after all. */
  unless?: boolean;
  children: ReactNode;
}

/**
 * What the server refuses to who acts as somebody else: money and credentials. Its fields and
 * buttons are there, but cannot be used, and the reason is beside them.
 */
export function OwnerOnly({ unless = false, children }: Props) {
  const reason = useId();
  const held = useActsAsOther() && !unless;
  if (!held) return children;
  return (
    <div className={styles.held}>
      <fieldset className={styles.fields} disabled aria-describedby={reason}>
        {children}
      </fieldset>
      <HeldReason id={reason} />
    </div>
  );
}
