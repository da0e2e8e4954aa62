import { IconCheck, IconInfoCircle, IconSelector, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '#portal/ui/controls/Menu.tsx';
import { MenuItem, MenuLabel } from '#portal/ui/controls/MenuItem.tsx';
import { PlainButton } from '#portal/ui/controls/PlainButton.tsx';
import { Avatar } from '#portal/ui/layout/Avatar.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { useLanguage } from '../../language/useLanguage.ts';
import { accountPath } from '../../routing/logInPath.ts';
import { useScreenSearch } from '../../routing/useScreenSearch.ts';
import { useWay } from '../../routing/Way.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import styles from './AccountSwitcher.module.css';

const noVariables = () => ({});

/** Which account one acts in, and the way to the others. The address moves, the guard follows. */
export function AccountSwitcher({ slim = false }: { slim?: boolean }) {
  const { t } = useTranslation(['app', 'accounts', 'words']);
  const words = useWords('core');
  const language = useLanguage();
  const { go } = useWay();
  const { account, accounts } = useSignedIn();
  const [, change] = useScreenSearch(noVariables);
  return (
    <Menu
      className={styles.menu}
      opener={(props) => (
        <PlainButton
          {...props}
          className={styles.current}
          data-slim={slim || undefined}
          aria-label={t('account.switch', { name: account.displayName })}
        >
          <Avatar name={account.displayName} src={account.symbolDisplayPath} />
          <span className={styles.words}>
            <span className={styles.name} title={account.displayName} translate="no">
              {account.displayName}
            </span>
            <span className={styles.kind}>
              {words.value('AccountType', account.accountType).label}
            </span>
          </span>
          <IconSelector size={16} aria-hidden="true" className={styles.hint} />
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
          <span className={styles.choice} translate="no">
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
          {t('accounts:about.title', { name: account.displayName })}
        </MenuItem>
      )}
    </Menu>
  );
}
