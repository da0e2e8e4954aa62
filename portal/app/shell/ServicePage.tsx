import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/layout/Page.tsx';
import { AppLink } from '../routing/AppLink.tsx';
import { useHref } from '../routing/useHref.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import styles from './ServicePage.module.css';
import { serviceTabs, tabPath } from './serviceTabs.ts';

const namespaces = ['app', ...new Set(serviceTabs.map((tab) => tab.label.split(':')[0]!))];

interface Props {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The payout service: its tabs, brought by the modules, and the page of the chosen one. */
export function ServicePage({ title, actions, children }: Props) {
  const { t } = useTranslation(namespaces);
  const href = useHref();
  const { pathname } = useLocation();
  const session = useSignedIn();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers answer a scroll with a promise, which React would take for a cleanup.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <Page title={title} actions={actions}>
      <nav className={styles.tabs} aria-label={t('service.tabs')}>
        {serviceTabs
          .filter((tab) => tab.visible(session))
          .map((tab) => {
            const path = href(tabPath(tab));
            const here =
              pathname === path || (tab.order === 0 && pathname.endsWith('/payout-service'));
            return (
              <AppLink
                key={tab.name}
                ref={here ? current : undefined}
                href={path}
                className={styles.tab}
                aria-current={here ? 'page' : undefined}
              >
                {t(tab.label)}
              </AppLink>
            );
          })}
      </nav>
      {children}
    </Page>
  );
}
