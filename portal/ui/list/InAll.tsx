import { useTranslation } from 'react-i18next';
import { Money } from '../money/Money.tsx';
import styles from './List.module.css';

interface Props {
  what: string;
  /** In minor units (øre). */
  amount: number;
}

/** What the rows of a list come to, on all its pages together; stands with how many they are. */
export function InAll({ what, amount }: Props) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.inAll}>
      {t('list.sum', { what })} <Money amount={amount} />
    </span>
  );
}
