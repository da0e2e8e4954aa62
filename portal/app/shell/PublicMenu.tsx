import { IconCheck, IconDotsVertical, IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu } from '../../ui/controls/Menu.tsx';
import { MenuItem, MenuLabel, MenuLink } from '../../ui/controls/MenuItem.tsx';
import { languages } from '../../ui/language/currentLanguage.ts';
import { scheme, useScheme } from '../../ui/theme/scheme.ts';
import { languageNames, useLanguage } from '../language/useLanguage.ts';
import { useSwitchLanguage } from '../language/useSwitchLanguage.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { settings } from '../settings.ts';
import styles from './Onboarding.module.css';
import { schemes } from './SchemeSwitch.tsx';

/** The part of the public header that does not fit on a phone: language, colour scheme, help. */
export function PublicMenu({ logIn }: { logIn: string | null }) {
  const { t } = useTranslation();
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
