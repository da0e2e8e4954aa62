import { useTranslation } from 'react-i18next';
import { productName } from '../../ui/productName.ts';
import styles from './Onboarding.module.css';

/** The foot of pages for those who have not come in yet. */
export function OnboardingFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <span>
        © 2018–{new Date().getFullYear()} {productName}
      </span>
      <a href="mailto:hjelp@honorar.no">{t('contact')}</a>
    </footer>
  );
}
