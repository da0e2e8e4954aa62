import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Page } from '../../ui/layout/Page.tsx';
import { useMessages } from '../../ui/texts.ts';
import { AppLink, useHref } from '../routing/AppLink.tsx';
import type { Session } from '../session/loadSession.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import styles from './ServicePage.module.css';

/** A tab of the payout service, or of another page in parts. Modules list theirs in `tabs.ts`. */
export interface ServiceTab {
  /** Translation key with its namespace. */
  label: string;
  /** The page it is a part of; the payout service, `invoicemore/payout-service`, when none is named. */
  area?: string;
  /** Below the area. */
  name: string;
  order: number;
  visible: (session: Session) => boolean;
}

const found = import.meta.glob<ServiceTab[]>('../../modules/*/tabs.ts', {
  eager: true,
  import: 'tabs',
});

const PAYOUT_SERVICE = 'invoicemore/payout-service';

/** The tabs of all areas, from the modules, in order. */
export const serviceTabs = Object.values(found)
  .flat()
  .sort((a, b) => a.order - b.order);

/** The page a tab belongs to, below the account; it shows the first tab itself. */
const tabArea = ({ area = PAYOUT_SERVICE }: ServiceTab) => area;

/** The path of a tab below the account. */
export const tabPath = (tab: ServiceTab) => `${tabArea(tab)}/${tab.name}`;

const namespaces = ['app', ...new Set(serviceTabs.map((tab) => tab.label.split(':')[0]!))];

interface Props {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page with tabs, such as the payout service: the tabs that modules add to its area, and the page of the
 * chosen one.
 */
export function ServicePage({ title, actions, children }: Props) {
  const { t } = useMessages(namespaces);
  const href = useHref();
  const { pathname } = useLocation();
  const session = useSignedIn();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // With the next frame, which lays the page out in any case; before, it would be laid out twice.
    const frame = requestAnimationFrame(() => {
      current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const isCurrent = (tab: ServiceTab) =>
    pathname === href(tabPath(tab)) || (tab.order === 0 && pathname === href(tabArea(tab)));
  const chosen = serviceTabs.find(isCurrent);
  return (
    <Page title={title} actions={actions}>
      <nav className={styles.tabs} aria-label={t('service.tabs')}>
        {serviceTabs
          .filter((tab) => chosen && tabArea(tab) === tabArea(chosen) && tab.visible(session))
          .map((tab) => {
            const here = tab === chosen;
            return (
              <AppLink
                key={tabPath(tab)}
                ref={here ? current : undefined}
                href={href(tabPath(tab))}
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
