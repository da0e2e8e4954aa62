import { useTranslation } from 'react-i18next';
import styles from './LegalNote.module.css';

/**
 * Shown with every legal text supplied with the product, until the operating company's lawyer has replaced
 * it.
 */
export function LegalNote() {
  const { t } = useTranslation('core');
  return (
    <p className={styles.note} role="note">
      {t('legal.note')}
    </p>
  );
}
