import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDotsVertical, IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../language/languageNames.ts';
import { languages } from '../language/languages.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { useSwitchLanguage } from '../language/useSwitchLanguage.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { settings } from '../settings.ts';
import styles from './Onboarding.module.css';
import { schemes } from './schemes.ts';

/** What the public header has no room for on a phone: language, light, help. */
export function PublicMenu({ logIn }: { logIn: string | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useSwitchLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const mark = (chosen: boolean) => (chosen ? <IconCheck size={16} aria-hidden="true" /> : null);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size="lg"
          color="gray"
          className={styles.menu}
          aria-label={t('publicMenu')}
        >
          <IconDotsVertical size={20} stroke={1.75} color="var(--h-ink)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {logIn && (
          <Menu.Item
            className={styles.tiny}
            leftSection={<IconLogin2 size={18} stroke={1.75} />}
            renderRoot={(props) => <AppLink href={logIn} {...props} />}
          >
            {t('logIn')}
          </Menu.Item>
        )}
        <Menu.Label>{t('language')}</Menu.Label>
        {languages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            rightSection={mark(one === language)}
            onClick={() => choose(one)}
          >
            {languageNames[one]}
          </Menu.Item>
        ))}
        <Menu.Label>{t('scheme.label')}</Menu.Label>
        {schemes.map(({ name, Icon }) => (
          <Menu.Item
            key={name}
            leftSection={<Icon size={18} stroke={1.75} />}
            rightSection={mark(name === colorScheme)}
            onClick={() => setColorScheme(name)}
          >
            {t(`scheme.${name}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          component="a"
          href={settings.helpCentre[language]}
          target="_blank"
          rel="noopener"
        >
          {t('help')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
