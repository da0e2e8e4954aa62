import { Tooltip } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../routing/AppLink.tsx';
import { useHref } from '../routing/useHref.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import type { MenuItem } from './MenuItem.ts';
import styles from './SideMenu.module.css';

interface Props {
  section: MenuItem['section'];
  items: MenuItem[];
  slim: boolean;
}

/** A group of the menu under its heading; nothing when it has no lines. */
export function MenuSection({ section, items, slim }: Props) {
  const { t } = useTranslation(['app', ...new Set(items.map((item) => item.label.split(':')[0]!))]);
  const href = useHref();
  const { pathname } = useLocation();
  const { account } = useSignedIn();
  if (items.length === 0) return null;
  const heading =
    section === 'account' ? `menu.section.${account.accountType}` : `menu.section.${section}`;
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>{t(heading)}</h2>
      <ul className={styles.list}>
        {items.map(({ label, icon: Icon, path }) => {
          const here = pathname.startsWith(href(path));
          return (
            <li key={path}>
              <Tooltip label={t(label)} position="right" disabled={!slim}>
                <AppLink
                  href={href(path)}
                  className={styles.item}
                  aria-current={here ? 'page' : undefined}
                >
                  <Icon size={20} stroke={1.5} aria-hidden="true" />
                  <span className={styles.label}>{t(label)}</span>
                </AppLink>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
