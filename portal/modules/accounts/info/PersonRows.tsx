import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { showEmail } from '#forms/validate/show-email.ts';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { graphql } from '#portal/graphql/graphql.ts';
import { showPhoneNumber } from '#portal/ui/phone/showPhoneNumber.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from '../Info.module.css';
import { AddressRow, EditableRow } from './AddressRow.tsx';
import type { AccountInfoSession } from './accountInfoQuery.ts';
import { PictureRow } from './pictures/PictureRow.tsx';

/** Changes the person: the name at once, an address for mail once its link is used. */
const updatePersonMutation = graphql(`
  mutation UpdatePerson($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id pendingEmail }
      errors { code path }
    }
  }
`);

/** A personal account: its user. A name verified by an identity cannot be edited. */
export function PersonRows({ session }: { session: AccountInfoSession }) {
  const { t } = useMessages('accounts');
  const href = useHref();
  const words = useWords();
  const { user, account, hasIdentity, phoneNumber } = session;
  const verified = hasIdentity && (
    <span className={styles.verified}>
      <IconRosetteDiscountCheck size={16} aria-hidden="true" />
      <span>{t('info.verified')}</span>
    </span>
  );
  return (
    <dl className={styles.rows}>
      <PictureRow account={account} kind="symbol" />
      <EditableRow
        label={t('info.name')}
        value={account.displayName}
        note={verified}
        edit={
          !hasIdentity && {
            document: updatePersonMutation,
            row: user,
            only: ['firstName', 'lastName'],
          }
        }
      />
      <EditableRow
        label={t('info.email')}
        value={showEmail(user.email)}
        note={
          user.pendingEmail !== null && (
            <span className={styles.pending}>
              {messageWith(t, 'info.emailPending', { email: showEmail(user.pendingEmail) })}
            </span>
          )
        }
        edit={{
          document: updatePersonMutation,
          row: user,
          only: ['email'],
          ownerOnly: true,
          done: ({ user: saved }) =>
            saved?.pendingEmail ? t('info.emailSent') : words.action('updateUser').success,
        }}
      />
      <EditableRow
        label={words.field('accounts.phoneNumber').label}
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
