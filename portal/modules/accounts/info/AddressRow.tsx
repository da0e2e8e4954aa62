import { useTranslation } from 'react-i18next';
import { useWords } from '#portal/ui/words/useWords.ts';
import { updateAccountMutation } from '../updateAccountMutation.ts';
import type { AccountInfoSession } from './accountInfoQuery.ts';
import { EditableRow } from './EditableRow.tsx';
import { showAddress } from './showAddress.ts';

/** The postal address of the account. */
export function AddressRow({ account }: { account: AccountInfoSession['account'] }) {
  const { i18n } = useTranslation();
  const edit = { document: updateAccountMutation, row: account, only: ['address'] };
  return (
    <EditableRow
      label={useWords().field('accounts.address').label}
      value={showAddress(account.address, i18n.language)}
      edit={account.canManage && edit}
    />
  );
}
