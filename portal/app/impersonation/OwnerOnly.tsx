import { type ReactNode, useId } from 'react';
import { DisabledReason } from './DisabledReason.tsx';
import styles from './OwnerOnly.module.css';
import { useActsAsOther } from './useActsAsOther.ts';

interface Props {
  /** Lifts the restriction where the server allows operators the action. */
  unless?: boolean;
  children: ReactNode;
}

/**
 * Actions the server refuses to an operator acting as another user: money and credentials. Fields and buttons
 * are shown disabled, with the reason beside them.
 */
export function OwnerOnly({ unless = false, children }: Props) {
  const reason = useId();
  const isDisabled = useActsAsOther() && !unless;
  if (!isDisabled) return children;
  return (
    <div className={styles.disabled}>
      <fieldset className={styles.fields} disabled aria-describedby={reason}>
        {children}
      </fieldset>
      <DisabledReason id={reason} />
    </div>
  );
}
