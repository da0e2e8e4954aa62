import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../Fields.module.css';

/** Tells new users without a payout profile that client and account follow after the lines. */
export function PartiesLater() {
  const { t } = useMessages('invoicing/draft');
  return (
    <Card title={t('write.parties')}>
      <p className={styles.quiet}>{t('write.partiesLater')}</p>
    </Card>
  );
}
