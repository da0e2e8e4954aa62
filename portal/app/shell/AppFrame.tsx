import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MainLandmark } from '../../ui/layout/MainLandmark.ts';
import { SlideOver } from '../../ui/popups/SlideOver.tsx';
import styles from './AppFrame.module.css';
import { BottomTabs } from './BottomTabs.tsx';
import { CreateTeamPart } from './CreateTeamPart.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { useSlimMenu } from './menu/useSlimMenu.ts';
import { TopBar } from './TopBar.tsx';

/** The shell: side menu, top bar, and on phones a drawer and tabs under the thumb. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [drawer, { open, close }] = useDisclosure(false);
  const [team, teamDialog] = useDisclosure(false);
  // Once it was open it stays, so that it closes as it opened.
  const wasOpened = useRef(false);
  if (team) wasOpened.current = true;
  const [slim, toggleSlim] = useSlimMenu();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes.
  useEffect(() => {
    close();
  }, [pathname, close]);
  return (
    <div className={styles.frame} data-slim={slim || undefined}>
      <div className={styles.side}>
        <SideMenu slim={slim} onToggleSlim={toggleSlim} onCreateTeam={teamDialog.open} />
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
