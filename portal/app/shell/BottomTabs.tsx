import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../routing/AppLink.tsx';
import { useHref } from '../routing/useHref.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import styles from './BottomTabs.module.css';
import { isHere } from './menu/MenuItem.ts';
import { tabsFor } from './menu/menuItems.ts';

/** The few places one goes most, under the thumb. Phones only. */
export function BottomTabs({ onOpenMenu }: { onOpenMenu: () => void }) {
  const session = useSignedIn();
  const tabs = tabsFor(session);
  const { t } = useTranslation(['app', ...new Set(tabs.map((tab) => tab.label.split(':')[0]!))]);
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} data-bottom="tabs" aria-label={t('menu.tabs')}>
      {tabs.map(({ label, short = label, icon: Icon, path, area = path }) => (
        <AppLink
          key={path}
          href={href(path)}
          className={styles.tab}
          aria-current={isHere({ path: area }, pathname, href) ? 'page' : undefined}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          <span>{t(short)}</span>
        </AppLink>
      ))}
      <UnstyledButton className={styles.tab} onClick={onOpenMenu}>
        <IconDots size={22} stroke={1.5} aria-hidden="true" />
        <span>{t('menu.more')}</span>
      </UnstyledButton>
    </nav>
  );
}
