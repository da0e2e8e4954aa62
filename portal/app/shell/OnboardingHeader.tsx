import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { Logo } from '../../ui/layout/Logo.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { useHasToken } from '../session/useHasToken.ts';
import styles from './Onboarding.module.css';
import { PublicMenu } from './PublicMenu.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

/** The head of pages for those who have not come in yet. */
export function OnboardingHeader() {
  const { t } = useTranslation();
  const home = `/v2/${useLanguage()}`;
  const signedIn = useHasToken();
  return (
    <header className={styles.header}>
      <AppLink href={home} className={styles.home} aria-label={t('home')}>
        <Logo />
      </AppLink>
      <span className={styles.quiet}>
        <SchemeSwitch />
        <LanguageSwitch />
      </span>
      {!signedIn && (
        <nav className={styles.entrances} aria-label={t('entrances')}>
          <LinkButton
            variant="subtle"
            size="sm"
            className={styles.logIn}
            as={AppLink}
            href={`${home}/login/existing-user`}
          >
            {t('logIn')}
          </LinkButton>
          <LinkButton size="sm" as={AppLink} href={`${home}/login/new-user`}>
            {t('signUp')}
          </LinkButton>
        </nav>
      )}
      <PublicMenu logIn={signedIn ? null : `${home}/login/existing-user`} />
    </header>
  );
}
