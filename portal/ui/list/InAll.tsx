import { Money } from '../money/Money.tsx';
import { useMessages } from '../texts.ts';
import styles from './List.module.css';

interface Props {
  what: string;
  /** In minor units (øre). */
  amount: number;
  /** Names of the states whose rows are not added up. */
  without?: readonly string[];
}

/** The sum over all pages of a list; shown beside the number of rows. */
export function InAll({ what, amount, without = [] }: Props) {
  const { t } = useMessages('ui');
  return (
    <span className={styles.inAll}>
      <span>{t('list.sum', { what })}</span> <Money amount={amount} />
      {without.length > 0 && (
        <span className={styles.without}>
          {t('list.sumWithout', { states: without.join(', ') })}
        </span>
      )}
    </span>
  );
}
