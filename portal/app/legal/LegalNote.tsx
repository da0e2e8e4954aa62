import { useTranslation } from 'react-i18next';
import styles from './LegalNote.module.css';

/** Said at every text of law that comes with the product, until a lawyer of who runs it has written theirs. */
export function LegalNote() {
  const { t } = useTranslation('core');
  return (
    <p className={styles.note} role="note">
      {t('legal.note')}
    </p>
  );
}
