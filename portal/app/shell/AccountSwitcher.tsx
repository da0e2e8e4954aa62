import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/useLanguage.ts';
import { accountPath } from '../routing/accountPath.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import styles from './AccountSwitcher.module.css';

/** Which account one acts in, and the way to the others. The address moves, the guard follows. */
export function AccountSwitcher({ slim = false }: { slim?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const router = useRouter();
  const { account, accounts } = useSignedIn();
  return (
    <Menu position="bottom-start" width={264}>
      <Menu.Target>
        <UnstyledButton
          className={styles.current}
          data-slim={slim || undefined}
          aria-label={t('account.switch', { name: account.displayName })}
        >
          <Initials name={account.displayName} />
          <span className={styles.words}>
            <span className={styles.name} title={account.displayName}>
              {account.displayName}
            </span>
            <span className={styles.kind}>{t(`account.type.${account.accountType}`)}</span>
          </span>
          <IconSelector size={16} aria-hidden="true" className={styles.hint} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('account.yours')}</Menu.Label>
        {accounts.map((one) => (
          <Menu.Item
            key={one.id}
            leftSection={<Initials name={one.displayName} />}
            rightSection={one.id === account.id ? <IconCheck size={16} /> : null}
            onClick={() => void router.navigate({ href: accountPath(language, one) })}
          >
            <span className={styles.choice}>{one.displayName}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Initials({ name }: { name: string }) {
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  return (
    <span className={styles.initials} aria-hidden="true">
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()}
    </span>
  );
}
