import { productName } from '../../ui/productName.ts';
import { useMessages } from '../../ui/texts.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { settings } from '../settings.ts';
import styles from './Onboarding.module.css';

/** The foot of pages for those who have not come in yet. */
export function OnboardingFooter() {
  const { t } = useMessages();
  const language = useLanguage();
  return (
    <footer className={styles.footer}>
      <span>
        <span>{`© 2018–${new Date().getFullYear()}`}</span>{' '}
        <span translate="no">{productName}</span>
      </span>
      <span className={styles.links}>
        <AppLink href={`/v2/${language}/common/privacy`}>{t('privacy')}</AppLink>
        <AppLink href={`/v2/${language}/common/terms`}>{t('terms')}</AppLink>
        <a href={settings.helpCentre[language]}>{t('help')}</a>
        <a href={`mailto:${settings.supportEmail}`}>{t('contact')}</a>
      </span>
    </footer>
  );
}
