import { useTranslation } from 'react-i18next';
import { Money } from '#portal/ui/money/Money.tsx';
import styles from './Plan.module.css';

/** The price per year, or that it is individually agreed. */
export function PlanPrice({ price }: { price: number | null }) {
  const { t } = useTranslation('accounts/plan');
  if (price === null) return <p className={styles.agreed}>{t('byAgreement')}</p>;
  return (
    <p className={styles.price}>
      <Money amount={price} size="large" />
      <span className={styles.per}>{t('perYear')}</span>
    </p>
  );
}
