import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#portal/ui/controls/IconButton.tsx';
import { PlainButton } from '#portal/ui/controls/PlainButton.tsx';
import { Logo } from '#portal/ui/layout/Logo.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { useHref } from '../../routing/useHref.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { AccountSwitcher } from './AccountSwitcher.tsx';
import { DrawerExtras } from './DrawerExtras.tsx';
import { MenuSection } from './MenuSection.tsx';
import { itemsFor } from './menuItems.ts';
import styles from './SideMenu.module.css';
import { Tip } from './Tip.tsx';

interface Props {
  slim?: boolean;
  inDrawer?: boolean;
  /** Null if there is space for icons only. */
  onToggleSlim?: (() => void) | null;
  onCreateTeam: () => void;
}

/** The navigation of an account (document A, section 2, Layout shell). */
export function SideMenu({ slim = false, inDrawer = false, onToggleSlim, onCreateTeam }: Props) {
  const { t } = useTranslation();
  const createTeam = useWords('core').action('createTeamAccount').title;
  const href = useHref();
  const session = useSignedIn();
  const shown = itemsFor(session).filter((item) => !item.onlyInSettings);
  const sections = [...new Set(shown.map(({ section }) => section))];
  const Collapse = slim ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav
      className={styles.menu}
      data-slim={slim || undefined}
      data-drawer={inDrawer || undefined}
      aria-label={t('menu.title')}
    >
      {!inDrawer && (
        <div className={styles.top}>
          {!slim && (
            <AppLink
              href={href('account/dashboard')}
              className={styles.home}
              aria-label={t('dashboard')}
            >
              <Logo />
            </AppLink>
          )}
          {onToggleSlim && (
            <IconButton
              onClick={onToggleSlim}
              aria-label={t(slim ? 'menu.expand' : 'menu.collapse')}
            >
              <Collapse size={20} stroke={1.5} color="var(--h-muted)" />
            </IconButton>
          )}
        </div>
      )}
      <AccountSwitcher slim={slim} />
      <div>
        {sections.map((section) => (
          <MenuSection
            key={section}
            section={section}
            slim={slim}
            items={shown.filter((item) => item.section === section)}
          />
        ))}
      </div>
      {session.account.deletionScheduledOn === null && (
        <Tip label={createTeam} isNeeded={slim}>
          {(ref) => (
            <PlainButton ref={ref} className={styles.item} onClick={onCreateTeam}>
              <IconPlus size={20} stroke={1.5} aria-hidden="true" />
              <span className={styles.label}>{createTeam}</span>
            </PlainButton>
          )}
        </Tip>
      )}
      {inDrawer && <DrawerExtras />}
    </nav>
  );
}
