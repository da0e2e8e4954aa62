import type { ReactNode } from 'react';
import styles from './StateBadge.module.css';

/** The meaning of a state for users, as its transition defines it. */
export type StateOutcome = 'MEMBERS' | 'OPERATORS' | 'OTHERS' | 'GOOD_END' | 'BAD_END';

// Amber is reserved for states that wait for the reader.
const tones: Record<StateOutcome, 'amber' | 'fjord' | 'pine' | 'rust'> = {
  MEMBERS: 'amber',
  OPERATORS: 'fjord',
  OTHERS: 'fjord',
  GOOD_END: 'pine',
  BAD_END: 'rust',
};

/** A state as one word, coloured by its meaning. The word alone is sufficient. */
export function StateBadge({ outcome, children }: { outcome: StateOutcome; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tones[outcome]}>
      {children}
    </span>
  );
}
