import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/layout/Card.tsx';
import styles from '../Fields.module.css';

/** Tells new users without a payout profile that client and account follow after the lines. */
export function PartiesLater() {
  const { t } = useTranslation('invoicing/draft');
  return (
    <Card title={t('write.parties')}>
      <p className={styles.quiet}>{t('write.partiesLater')}</p>
    </Card>
  );
}
