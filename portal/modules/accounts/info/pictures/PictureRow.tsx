import { useDisclosure } from '@mantine/hooks';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Avatar } from '#portal/ui/layout/Avatar.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../../Info.module.css';
import type { AccountInfoSession } from '../accountInfoQuery.ts';
import { PictureForm } from './PictureForm.tsx';
import own from './Pictures.module.css';

interface Props {
  account: AccountInfoSession['account'];
  kind: 'symbol' | 'logo';
}

/** A picture of the account, and the way to change it. */
export function PictureRow({ account, kind }: Props) {
  const { t } = useMessages('accounts');
  const { label } = useWords().field(`update_account.${kind}`);
  const [opened, { open, close }] = useDisclosure(false);
  const src = (kind === 'symbol' ? account.symbolDisplayPath : account.logo?.thumbPath) ?? null;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`${styles.value} ${own.shown}`}>
        {kind === 'symbol' && <Avatar name={account.displayName} src={src} large />}
        {kind === 'logo' && src && <img className={own.logo} src={src} alt="" />}
        {kind === 'logo' && !src && <span className={styles.missing}>{t('info.missing')}</span>}
      </dd>
      {account.canManage && (
        <dd className={styles.action}>
          <Button
            variant="subtle"
            size="sm"
            onClick={open}
            aria-label={t(src ? 'info.changeWhat' : 'info.addWhat', { what: label })}
          >
            {t(src ? 'info.change' : 'info.add')}
          </Button>
          <Popup opened={opened} onClose={close} title={label}>
            <PictureForm account={account} kind={kind} src={src} onDone={close} />
          </Popup>
        </dd>
      )}
    </div>
  );
}
