import { useMessages } from '../../ui/texts.ts';
import styles from './LegalNote.module.css';

/**
 * Shown with every legal text supplied with the product, until the operating company's lawyer has replaced
 * it.
 */
export function LegalNote() {
  const { t } = useMessages('core');
  return (
    <p className={styles.note} role="note">
      {t('legal.note')}
    </p>
  );
}
