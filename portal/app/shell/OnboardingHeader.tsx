import { IconCheck, IconDotsVertical, IconLogin2 } from '@tabler/icons-react';
import { IconButton, LinkButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink } from '../../ui/controls/Menu.tsx';
import { languages } from '../../ui/language/currentLanguage.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { useMessages } from '../../ui/texts.ts';
import { scheme, useScheme } from '../../ui/theme/scheme.ts';
import { LanguageSwitch, useSwitchLanguage } from '../language/LanguageSwitch.tsx';
import { languageNames, useLanguage } from '../language/useLanguage.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { useHasToken } from '../session/useHasToken.ts';
import { settings } from '../settings.ts';
import styles from './Onboarding.module.css';
import { SchemeSwitch, schemes } from './SchemeSwitch.tsx';

/** The head of pages for those who have not come in yet. */
export function OnboardingHeader() {
  const { t } = useMessages();
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

/** The part of the public header that does not fit on a phone: language, colour scheme, help. */
function PublicMenu({ logIn }: { logIn: string | null }) {
  const { t } = useMessages();
  const language = useLanguage();
  const choose = useSwitchLanguage();
  const chosenScheme = useScheme();
  const mark = (chosen: boolean) => chosen && <IconCheck size={16} aria-hidden="true" />;
  return (
    <Menu
      className={styles.menu}
      opener={(props) => (
        <IconButton aria-label={t('publicMenu')} {...props}>
          <IconDotsVertical size={20} stroke={1.75} color="var(--h-ink)" />
        </IconButton>
      )}
    >
      {logIn && (
        <MenuLink
          as={AppLink}
          href={logIn}
          className={styles.tiny}
          left={<IconLogin2 size={18} stroke={1.75} />}
        >
          {t('logIn')}
        </MenuLink>
      )}
      <MenuLabel>{t('language')}</MenuLabel>
      {languages.map((one) => (
        <MenuItem key={one} lang={one} right={mark(one === language)} onClick={() => choose(one)}>
          {languageNames[one]}
        </MenuItem>
      ))}
      <MenuLabel>{t('scheme.label')}</MenuLabel>
      {schemes.map(({ name, Icon }) => (
        <MenuItem
          key={name}
          left={<Icon size={18} stroke={1.75} />}
          right={mark(name === chosenScheme)}
          onClick={() => scheme.choose(name)}
        >
          {t(`scheme.${name}`)}
        </MenuItem>
      ))}
      <hr />
      <MenuLink href={settings.helpCentre[language]} target="_blank" rel="noopener">
        {t('help')}
      </MenuLink>
    </Menu>
  );
}
