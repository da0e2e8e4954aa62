import { useDisclosure } from '@mantine/hooks';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import info from '../Info.module.css';
import type { AccountInfoSession } from '../info/accountInfoQuery.ts';
import styles from './Theme.module.css';
import { ThemeForm } from './ThemeForm.tsx';

/** The colours and letters of a team's pages, and the way to change them. */
export function ThemeRow({ account }: { account: AccountInfoSession['account'] }) {
  const { t } = useMessages(['accounts', 'accounts/theme']);
  const { label } = useWords().field('update_account.theme');
  const [opened, { open, close }] = useDisclosure(false);
  const { theme } = account;
  return (
    <div className={info.row}>
      <dt className={info.label}>{label}</dt>
      <dd className={info.value}>
        {theme ? (
          <span className={styles.shown}>
            <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fill={theme.primary} />
            </svg>
            <span>{theme.primary}</span>
            <span>, </span>
            <span>{theme.font.name}</span>
          </span>
        ) : (
          <span className={info.missing}>{t('accounts/theme:standard')}</span>
        )}
      </dd>
      {account.canManage && (
        <dd className={info.action}>
          <Button
            variant="subtle"
            size="sm"
            onClick={open}
            aria-label={t(theme ? 'info.changeWhat' : 'info.addWhat', { what: label })}
          >
            {t(theme ? 'info.change' : 'info.add')}
          </Button>
          <Popup opened={opened} onClose={close} title={label}>
            <ThemeForm account={account} onDone={close} />
          </Popup>
        </dd>
      )}
    </div>
  );
}
