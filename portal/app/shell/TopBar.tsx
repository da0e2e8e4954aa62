import { ActionIcon, Button } from '@mantine/core';
import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/layout/Logo.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { AppLink } from '../routing/AppLink.tsx';
import { useHref } from '../routing/useHref.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { HelpLink } from './HelpLink.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import styles from './TopBar.module.css';

/** Above every page of the account: create, language, light, log out. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const href = useHref();
  const { account } = useSignedIn();
  const logOut = useLogOut();
  return (
    <header className={styles.bar}>
      <ActionIcon
        className={styles.phone}
        variant="subtle"
        color="gray"
        size="xl"
        onClick={onOpenMenu}
        aria-label={t('menu.open')}
      >
        <IconMenu2 size={22} stroke={1.5} color="var(--h-ink)" />
      </ActionIcon>
      <AppLink href={href('account/dashboard')} className={styles.logo} aria-label={t('dashboard')}>
        <Logo />
      </AppLink>
      {account.logo?.thumbPath && (
        <img className={styles.team} src={account.logo.thumbPath} alt={account.displayName} />
      )}
      <span className={styles.grow} />
      <span className={styles.desktop}>
        <SchemeSwitch />
        <LanguageSwitch />
        <HelpLink />
        <Button
          variant="subtle"
          size="sm"
          color="gray"
          leftSection={<IconLogout size={18} stroke={1.5} />}
          onClick={() => void logOut()}
          c="var(--h-muted)"
        >
          {t('logOut')}
        </Button>
      </span>
      <CreateMenu />
    </header>
  );
}
