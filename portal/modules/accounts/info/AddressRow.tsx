import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../app/forms/AddressFields.tsx';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import type { AccountInfoSession } from './AccountInfoSession.ts';
import { EditableRow } from './EditableRow.tsx';
import { showAddress } from './showAddress.ts';
import { updateAccountMutation } from './updateAccountMutation.ts';

/** Where the account has its post. */
export function AddressRow({ account }: { account: AccountInfoSession['account'] }) {
  const { t, i18n } = useTranslation('accounts');
  const [update] = useMutate(updateAccountMutation);
  const { address, canManage } = account;
  const save = (values: Record<string, string>) => {
    const read = (key: string) => values[`address.${key}`] || null;
    const written = {
      ...{ line1: read('line1'), postalCode: read('postalCode'), city: read('city') },
      country: read('country'),
    };
    return update({ input: { attributes: { address: written } } });
  };
  return (
    <EditableRow
      name={`account-address-${account.id}`}
      label={t('info.address')}
      value={showAddress(address, i18n.language)}
      {...(canManage && {
        edit: {
          initial: {
            'address.line1': address?.line1 ?? '',
            'address.postalCode': address?.postalCode ?? '',
            'address.city': address?.city ?? '',
            'address.country': address?.country ?? 'NO',
          },
          fields: (form) => <AddressFields form={form} />,
          save,
          done: t('info.saved'),
        },
      })}
    />
  );
}
