import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../app/language/LanguageSwitch.tsx';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { settings } from '../../app/settings.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { MainLandmark } from '../../ui/layout/MainLandmark.ts';
import { useMessages } from '../../ui/texts.ts';
import styles from './BarePage.module.css';

/** A page without the header and footer of the service (document A, section 2); its own content leads on. */
export function BarePage({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const language = useLanguage();
  return (
    <MainLandmark.Provider value={true}>
      <main id="content" className={styles.page}>
        <div className={styles.top}>
          <AppLink href={`/v2/${language}`} className={styles.home} aria-label={t('home')}>
            <Logo />
          </AppLink>
          <LanguageSwitch />
        </div>
        {children}
        <p className={styles.links}>
          <AppLink href={`/v2/${language}/common/privacy`}>{t('privacy')}</AppLink>
          <AppLink href={`/v2/${language}/common/terms`}>{t('terms')}</AppLink>
          <a href={settings.helpCentre[language]}>{t('help')}</a>
          <a href={`mailto:${settings.supportEmail}`}>{t('contact')}</a>
        </p>
      </main>
    </MainLandmark.Provider>
  );
}
