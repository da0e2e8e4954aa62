import { useTranslation } from 'react-i18next';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Info.module.css';
import { ThemeRow } from '../theme/ThemeRow.tsx';
import { updateAccountMutation } from '../updateAccountMutation.ts';
import { AddressRow } from './AddressRow.tsx';
import type { AccountInfoSession } from './accountInfoQuery.ts';
import { EditableRow } from './EditableRow.tsx';
import { OrganizationNote } from './OrganizationNote.tsx';
import { PictureRow } from './pictures/PictureRow.tsx';

type Field =
  | 'name'
  | 'tag'
  | 'description'
  | 'organizationNumber'
  | 'industrySector'
  | 'nonProfit'
  | 'email'
  | 'phoneNumber'
  | 'language';

/** The name and contact details of a team. Owners and administrators change them. */
export function TeamRows({ session }: { session: AccountInfoSession }) {
  const { t } = useTranslation(['accounts', 'ui']);
  const words = useWords();
  const { account, role } = session;
  const row = (field: Field, value: string | null) => ({
    label: words.field(`update_account.${field}`, `accounts.${field}`).label,
    value,
    edit: account.canManage && {
      document: updateAccountMutation,
      row: account,
      only: [field],
      ownerOnly: field === 'email' || field === 'phoneNumber',
    },
  });
  return (
    <dl className={styles.rows}>
      <PictureRow account={account} kind="symbol" />
      <PictureRow account={account} kind="logo" />
      <ThemeRow account={account} />
      <EditableRow {...row('name', account.name)} />
      <EditableRow {...row('tag', words.value('AccountTag', account.tag ?? '').label)} />
      <EditableRow {...row('description', account.description)} />
      <EditableRow
        {...row('organizationNumber', account.organizationNumber)}
        note={account.organizationNumber && <OrganizationNote session={session} />}
        {...(account.organizationVerifiedAt && { edit: false as const })}
      />
      <EditableRow {...row('industrySector', account.industrySector)} />
      <EditableRow {...row('nonProfit', t(account.nonProfit ? 'ui:yes' : 'ui:no'))} />
      <EditableRow {...row('email', account.email)} />
      <EditableRow {...row('phoneNumber', account.phoneNumber)} />
      <AddressRow account={account} />
      <EditableRow {...row('language', words.value('Language', account.language).label)} />
      <EditableRow label={t('info.role')} value={words.value('AccountRole', role ?? '').label} />
    </dl>
  );
}
