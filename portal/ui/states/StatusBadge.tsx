import { useTranslation } from 'react-i18next';
import styles from './StatusBadge.module.css';

/** What a state means for people, as its transition says. */
export type StateOutcome = 'MEMBERS' | 'OPERATORS' | 'OTHERS' | 'GOOD_END' | 'BAD_END';

// Amber is for what waits for the person who reads it, and for nothing else.
const tones: Record<StateOutcome, 'amber' | 'fjord' | 'pine' | 'rust'> = {
  MEMBERS: 'amber',
  OPERATORS: 'fjord',
  OTHERS: 'fjord',
  GOOD_END: 'pine',
  BAD_END: 'rust',
};

interface Props {
  status: string;
  outcome: StateOutcome;
}

/** Where a document is, in one word and one colour. The word alone is enough. */
export function StatusBadge({ status, outcome }: Props) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.badge} data-tone={tones[outcome]}>
      {t(`status.${status}`)}
    </span>
  );
}
