import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { AppLink, useHref } from '../../routing/AppLink.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { isHere, type MenuItem } from './MenuItem.ts';
import styles from './SideMenu.module.css';
import { Tip } from './Tip.tsx';

interface Props {
  section: MenuItem['section'];
  items: MenuItem[];
  slim: boolean;
}

/** Groups that users return to constantly are not folded. */
const steady = new Set(['overview', 'account']);

/** A group of the menu under its name, which is no heading of the page; nothing when it has no lines. */
export function MenuSection({ section, items, slim }: Props) {
  const { t } = useMessages(['app', ...new Set(items.map((item) => item.label.split(':')[0]!))]);
  const words = useWords('core');
  const href = useHref();
  const { pathname } = useLocation();
  const { account } = useSignedIn();
  const name = useId();
  if (items.length === 0) return null;
  const heading =
    section === 'account'
      ? words.value('AccountType', account.accountType).label
      : t([`menu.section.${section}`, `words:sections.${section}`]);
  return (
    <MenuGroup id={name} section={section} heading={heading} isFixed={slim || steady.has(section)}>
      <ul className={styles.list} aria-labelledby={name}>
        {items.map((item) => {
          const { label, icon: Icon, path } = item;
          const here = isHere(item, pathname, href);
          return (
            <li key={path}>
              <Tip label={t(label)} isNeeded={slim}>
                {(ref) => (
                  <AppLink
                    ref={ref}
                    href={href(path)}
                    className={styles.item}
                    aria-current={here ? 'page' : undefined}
                  >
                    <Icon size={20} stroke={1.5} aria-hidden="true" />
                    <span className={styles.label}>{t(label)}</span>
                  </AppLink>
                )}
              </Tip>
            </li>
          );
        })}
      </ul>
    </MenuGroup>
  );
}
