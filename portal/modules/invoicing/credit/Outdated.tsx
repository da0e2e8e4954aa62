import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/controls/Button.tsx';
import styles from './Credit.module.css';

/** Says that the invoice has been credited since it was read, and reads it again. */
export function Outdated({ readAgain }: { readAgain: () => Promise<void> }) {
  const { t } = useTranslation('invoicing/credit');
  return (
    <div className={styles.outdated} role="alert">
      <p>{t('outdated.text')}</p>
      <Button size="sm" variant="light" onClick={() => void readAgain()}>
        {t('outdated.read')}
      </Button>
    </div>
  );
}
