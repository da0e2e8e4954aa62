import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/Card.tsx';
import styles from './Fields.module.css';

/** Says that client and account come after what was done, to newcomers who have no payout profile yet. */
export function PartiesLater() {
  const { t } = useTranslation('invoicing');
  return (
    <Card title={t('write.parties')}>
      <p className={styles.quiet}>{t('write.partiesLater')}</p>
    </Card>
  );
}
