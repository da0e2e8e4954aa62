import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Button, IconButton, PlainButton } from '#portal/ui/controls/Button.tsx';
import { atLeast } from '#shared/breakpoints.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { MainLandmark } from '../../ui/layout/MainLandmark.ts';
import { useWidth } from '../../ui/layout/useWidth.ts';
import { SlideOver } from '../../ui/popups/SlideOver.tsx';
import { useMessages } from '../../ui/texts.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { AppLink, useHref } from '../routing/AppLink.tsx';
import { useLogOut } from '../session/useLogOut.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import styles from './AppFrame.module.css';
import bottomTabsStyles from './BottomTabs.module.css';
import { CreateMenu } from './CreateMenu.tsx';
import { CreateTeamPart } from './CreateTeamPart.tsx';
import { HelpLink } from './HelpLink.tsx';
import { isHere } from './menu/MenuItem.ts';
import { tabsFor } from './menu/menuItems.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import { useSlimMenu } from './menu/useSlimMenu.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import topBarStyles from './TopBar.module.css';

/** The shell: side menu, top bar, and on phones a drawer and tabs under the thumb. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const [drawer, { open, close }] = useDisclosure(false);
  const [team, teamDialog] = useDisclosure(false);
  // Once it was open it stays, so that it closes as it opened.
  const wasOpened = useRef(false);
  if (team) wasOpened.current = true;
  const [slim, toggleSlim] = useSlimMenu();
  const isWide = useWidth(atLeast(768));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes.
  useEffect(() => {
    close();
  }, [pathname, close]);
  return (
    <div className={styles.frame} data-slim={slim || undefined}>
      <div className={styles.side}>
        {isWide && (
          <SideMenu slim={slim} onToggleSlim={toggleSlim} onCreateTeam={teamDialog.open} />
        )}
      </div>
      <div className={styles.main}>
        <TopBar onOpenMenu={open} />
        <MainLandmark.Provider value={true}>
          <main id="content">{children}</main>
        </MainLandmark.Provider>
      </div>
      <BottomTabs onOpenMenu={open} />
      <SlideOver opened={drawer} onClose={close} position="left" size={300} title={t('menu.title')}>
        <SideMenu inDrawer onCreateTeam={teamDialog.open} />
      </SlideOver>
      {wasOpened.current && (
        <Suspense fallback={null}>
          <CreateTeamPart opened={team} onClose={teamDialog.close} />
        </Suspense>
      )}
    </div>
  );
}

/** The few places one goes most, under the thumb. Phones only. */
function BottomTabs({ onOpenMenu }: { onOpenMenu: () => void }) {
  const session = useSignedIn();
  const tabs = tabsFor(session);
  const { t } = useMessages(['app', ...new Set(tabs.map((tab) => tab.label.split(':')[0]!))]);
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <nav className={bottomTabsStyles.tabs} data-bottom="tabs" aria-label={t('menu.tabs')}>
      {tabs.map(({ label, short = label, icon: Icon, path, area = path }) => (
        <AppLink
          key={path}
          href={href(path)}
          className={bottomTabsStyles.tab}
          aria-current={isHere({ path: area }, pathname, href) ? 'page' : undefined}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          <span>{t(short)}</span>
        </AppLink>
      ))}
      <PlainButton className={bottomTabsStyles.tab} onClick={onOpenMenu}>
        <IconDots size={22} stroke={1.5} aria-hidden="true" />
        <span>{t('menu.more')}</span>
      </PlainButton>
    </nav>
  );
}

/** Above every page of the account: create, language, light, log out. */
function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useMessages();
  const href = useHref();
  const { account } = useSignedIn();
  const logOut = useLogOut();
  return (
    <header className={topBarStyles.bar}>
      <IconButton className={topBarStyles.phone} onClick={onOpenMenu} aria-label={t('menu.open')}>
        <IconMenu2 size={22} stroke={1.5} color="var(--h-ink)" />
      </IconButton>
      <AppLink
        href={href('account/dashboard')}
        className={topBarStyles.logo}
        aria-label={t('dashboard')}
      >
        <Logo />
      </AppLink>
      {account.logo?.thumbPath && (
        <img className={topBarStyles.team} src={account.logo.thumbPath} alt={account.displayName} />
      )}
      <span className={topBarStyles.grow} />
      <span className={topBarStyles.desktop}>
        <SchemeSwitch />
        <LanguageSwitch />
        <HelpLink />
        <Button
          variant="subtle"
          size="sm"
          color="gray"
          leftSection={<IconLogout size={18} stroke={1.5} />}
          onClick={() => void logOut()}
        >
          {t('logOut')}
        </Button>
      </span>
      <CreateMenu />
    </header>
  );
}
