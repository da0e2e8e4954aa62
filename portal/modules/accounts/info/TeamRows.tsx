import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../app/forms/SelectField.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';
import { languageNames } from '../../../app/language/languageNames.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import type { AccountInfoSession } from './AccountInfoSession.ts';
import { AddressRow } from './AddressRow.tsx';
import { EditableRow } from './EditableRow.tsx';
import styles from './Info.module.css';
import { updateAccountMutation } from './updateAccountMutation.ts';

const languages = { NB: languageNames.nb, EN: languageNames.en };

/** A team: what it is called and how it is reached. Owners and administrators change it. */
export function TeamRows({ session }: { session: AccountInfoSession }) {
  const { t } = useTranslation('accounts');
  const [update] = useMutate(updateAccountMutation);
  const { account, role } = session;
  const done = t('info.saved');
  const text = (key: 'name' | 'email' | 'phoneNumber', label: string, type: string) => ({
    name: `account-${key}-${account.id}`,
    label,
    value: account[key],
    ...(account.canManage && {
      edit: {
        ownerOnly: key !== 'name',
        initial: { [key]: account[key] ?? '' },
        fields: (form: Parameters<typeof TextField>[0]['form']) => (
          <TextField form={form} name={key} label={label} type={type} />
        ),
        save: (values: Record<string, string>) =>
          update({ input: { attributes: { [key]: values[key] || null } } }),
        done,
      },
    }),
  });
  return (
    <dl className={styles.rows}>
      <EditableRow {...text('name', t('info.teamName'), 'text')} />
      <EditableRow {...text('email', t('info.contactEmail'), 'email')} />
      <EditableRow {...text('phoneNumber', t('info.phone'), 'tel')} />
      <AddressRow account={account} />
      <EditableRow
        name={`account-language-${account.id}`}
        label={t('info.language')}
        value={languages[account.language]}
        {...(account.canManage && {
          edit: {
            lead: t('info.languageLead'),
            initial: { language: account.language },
            fields: (form) => (
              <SelectField
                form={form}
                name="language"
                label={t('info.language')}
                data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
              />
            ),
            save: ({ language }) =>
              update({ input: { attributes: { language: language === 'EN' ? 'EN' : 'NB' } } }),
            done,
          },
        })}
      />
      <EditableRow name="role" label={t('info.role')} value={t(`role.${role}`)} />
    </dl>
  );
}
