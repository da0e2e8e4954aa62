import { useTranslation } from 'react-i18next';
import { Money } from '../money/Money.tsx';

interface Props {
  what: string;
  /** In minor units (øre). */
  amount: number;
}

/** What the rows of a list come to, on all its pages together; stands behind how many they are. */
export function InAll({ what, amount }: Props) {
  const { t } = useTranslation('ui');
  return (
    <span>
      {' · '}
      {t('list.sum', { what })} <Money amount={amount} />
    </span>
  );
}
