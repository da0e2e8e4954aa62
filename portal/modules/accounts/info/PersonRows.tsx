import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../app/forms/TextField.tsx';
import { AppLink } from '../../../app/routing/AppLink.tsx';
import { useHref } from '../../../app/routing/useHref.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { showPhoneNumber } from '../../../ui/phone/showPhoneNumber.ts';
import type { AccountInfoSession } from './AccountInfoSession.ts';
import { AddressRow } from './AddressRow.tsx';
import { EditableRow } from './EditableRow.tsx';
import styles from './Info.module.css';
import { updatePersonMutation } from './updatePersonMutation.ts';

/** A personal account: the person behind it. A name an identity vouches for is not changed by hand. */
export function PersonRows({ session }: { session: AccountInfoSession }) {
  const { t } = useTranslation('accounts');
  const href = useHref();
  const [update] = useMutate(updatePersonMutation);
  const { user, account, hasIdentity, phoneNumber } = session;
  const verified = hasIdentity && (
    <span className={styles.verified}>
      <IconRosetteDiscountCheck size={16} aria-hidden="true" />
      {t('info.verified')}
    </span>
  );
  return (
    <dl className={styles.rows}>
      <EditableRow
        name="person-name"
        label={t('info.name')}
        value={account.displayName}
        note={verified}
        {...(!hasIdentity && {
          edit: {
            initial: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
            fields: (form) => (
              <>
                <TextField form={form} name="firstName" label={t('info.firstName')} />
                <TextField form={form} name="lastName" label={t('info.lastName')} />
              </>
            ),
            save: ({ firstName = '', lastName = '' }) =>
              update({ input: { attributes: { firstName, lastName } } }),
            done: t('info.saved'),
          },
        })}
      />
      <EditableRow
        name="person-email"
        label={t('info.email')}
        value={user.email}
        edit={{
          ownerOnly: true,
          lead: t('info.emailLead'),
          initial: { email: user.email },
          fields: (form) => (
            <TextField
              form={form}
              name="email"
              type="email"
              label={t('info.newEmail')}
              autoComplete="email"
            />
          ),
          save: ({ email = '' }) => update({ input: { attributes: { email } } }),
          done: t('info.emailSent'),
        }}
      />
      <EditableRow
        name="person-phone"
        label={t('info.phone')}
        value={
          <AppLink href={href('account/settings/authentication')}>
            {(phoneNumber && showPhoneNumber(phoneNumber)) ?? t('info.addPhone')}
          </AppLink>
        }
      />
      <AddressRow account={account} />
    </dl>
  );
}
