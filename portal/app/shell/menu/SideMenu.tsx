import {
  IconCheck,
  IconInfoCircle,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconPlus,
  IconSelector,
  IconSettings,
} from '@tabler/icons-react';
import { Button, IconButton, PlainButton } from '#portal/ui/controls/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '#portal/ui/controls/Menu.tsx';
import { Avatar } from '#portal/ui/layout/Avatar.tsx';
import { Logo } from '#portal/ui/layout/Logo.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { LanguageSwitch } from '../../language/LanguageSwitch.tsx';
import { useLanguage } from '../../language/useLanguage.ts';
import { AppLink, useHref, useScreenSearch } from '../../routing/AppLink.tsx';
import { accountPath, useNavigation } from '../../routing/Navigation.ts';
import { useLogOut } from '../../session/useLogOut.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { HelpLink } from '../HelpLink.tsx';
import { SchemeSwitch } from '../SchemeSwitch.tsx';
import accountSwitcherStyles from './AccountSwitcher.module.css';
import drawerExtrasStyles from './DrawerExtras.module.css';
import { MenuSection } from './MenuSection.tsx';
import { itemsFor } from './menuItems.ts';
import styles from './SideMenu.module.css';
import { Tip } from './Tip.tsx';

const noVariables = () => ({});

interface Props {
  slim?: boolean;
  inDrawer?: boolean;
  /** Null if there is space for icons only. */
  onToggleSlim?: (() => void) | null;
  onCreateTeam: () => void;
}

/** The navigation of an account (document A, section 2, Layout shell). */
export function SideMenu({ slim = false, inDrawer = false, onToggleSlim, onCreateTeam }: Props) {
  const { t } = useMessages();
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

/** Which account one acts in, and the way to the others. The address moves, the guard follows. */
function AccountSwitcher({ slim = false }: { slim?: boolean }) {
  const { t } = useMessages(['app', 'accounts', 'words']);
  const words = useWords('core');
  const language = useLanguage();
  const { go } = useNavigation();
  const { account, accounts } = useSignedIn();
  const [, change] = useScreenSearch(noVariables);
  return (
    <Menu
      className={accountSwitcherStyles.menu}
      opener={(props) => (
        <PlainButton
          {...props}
          className={accountSwitcherStyles.current}
          data-slim={slim || undefined}
          aria-label={t('account.switch', { name: account.displayName })}
        >
          <Avatar name={account.displayName} src={account.symbolDisplayPath} />
          <span className={accountSwitcherStyles.words}>
            <span className={accountSwitcherStyles.name} title={account.displayName} translate="no">
              {account.displayName}
            </span>
            <span className={accountSwitcherStyles.kind}>
              {words.value('AccountType', account.accountType).label}
            </span>
          </span>
          <IconSelector size={16} aria-hidden="true" className={accountSwitcherStyles.hint} />
        </PlainButton>
      )}
    >
      <MenuLabel>{t('account.yours')}</MenuLabel>
      {accounts.map((one) => (
        <MenuItem
          key={one.id}
          left={<Avatar name={one.displayName} src={one.symbolDisplayPath} />}
          right={one.id === account.id && <IconCheck size={16} />}
          onClick={() => void go(accountPath(language, one))}
        >
          <span className={accountSwitcherStyles.choice} translate="no">
            {one.displayName}
          </span>
        </MenuItem>
      ))}
      <hr />
      <MenuItem
        left={<IconSettings size={18} stroke={1.5} />}
        onClick={() => void go(accountPath(language, account, 'account/settings'))}
      >
        {t('words:sections.settings')}
      </MenuItem>
      {account.accountType === 'TEAM' && (
        <MenuItem
          left={<IconInfoCircle size={18} stroke={1.5} />}
          onClick={() => change({ popup: 'team-info' })}
        >
          {messageWith(t, 'accounts:about.title', { name: account.displayName })}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Controls for which the top bar has no space on phones. */
function DrawerExtras() {
  const { t } = useMessages();
  const logOut = useLogOut();
  return (
    <div className={drawerExtrasStyles.extras}>
      <LanguageSwitch />
      <SchemeSwitch />
      <HelpLink />
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconLogout size={18} stroke={1.5} />}
        onClick={() => void logOut()}
      >
        {t('logOut')}
      </Button>
    </div>
  );
}
