import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from '../Info.module.css';
import { ThemeRow } from '../theme/ThemeRow.tsx';
import { updateAccountMutation } from '../updateAccountMutation.ts';
import { AddressRow, EditableRow } from './AddressRow.tsx';
import type { AccountInfoSession } from './accountInfoQuery.ts';
import { PictureRow } from './pictures/PictureRow.tsx';

/** Shows that the team's number is its own. */
const verifyOwnOrganizationMutation = graphql(`
  mutation VerifyOwnOrganization($input: VerifyOwnOrganizationInput!) {
    verifyOwnOrganization(input: $input) {
      account { id organizationName organizationVerifiedAt }
      errors { code path }
    }
  }
`);

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
  const { t } = useMessages(['accounts', 'ui']);
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
      <EditableRow {...row('email', account.email && showEmail(account.email))} />
      <EditableRow {...row('phoneNumber', account.phoneNumber)} />
      <AddressRow account={account} />
      <EditableRow {...row('language', words.value('Language', account.language).label)} />
      <EditableRow label={t('info.role')} value={words.value('AccountRole', role ?? '').label} />
    </dl>
  );
}

/**
 * Whether the organization number has been verified, and the name in the register; while it is unverified,
 * the button to verify it.
 */
function OrganizationNote({ session }: { session: AccountInfoSession }) {
  const { t } = useMessages('accounts');
  const { organizationVerifiedAt, organizationName, canManage } = session.account;
  if (!organizationVerifiedAt) {
    return (
      <>
        <span className={`${styles.missing} ${styles.below}`}>{t('info.claimed')}</span>
        {canManage && <VerifyOrganization session={session} />}
      </>
    );
  }
  return (
    <>
      {organizationName && (
        <span className={`${styles.missing} ${styles.below}`} translate="no">
          {organizationName}
        </span>
      )}
      <span className={styles.verified}>
        <IconRosetteDiscountCheck size={16} aria-hidden="true" />
        <span>{t('info.verified')}</span>
      </span>
    </>
  );
}

/**
 * Verifies by the register that the user leads the organisation. A user without an e-ID identifies themselves
 * first.
 */
function VerifyOrganization({ session }: { session: AccountInfoSession }) {
  const { t, language } = useMessages(['accounts', 'errors']);
  const words = useWords();
  const queryClient = useQueryClient();
  const [verify, pending] = useMutate(verifyOwnOrganizationMutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { organizationNumber, updatedAt } = session.account;
  const request = async () => {
    if (!organizationNumber) return;
    setRefusal(null);
    const payload = await verify({ input: { updatedAt, attributes: { organizationNumber } } });
    if (!payload) return;
    const [refused] = payload.errors;
    if (refused) return setRefusal(refused);
    toast.success(words.action('verifyOwnOrganization').success);
    await queryClient.invalidateQueries();
  };
  const { label } = words.field('accounts.organizationNumber');
  return (
    <div className={styles.claim}>
      <p className={styles.why}>{t('info.claimWhy')}</p>
      {refusal && (
        <p className={styles.refused} role="alert">
          {refusalText(refusal, language, label)}
        </p>
      )}
      <OwnerOnly>
        {session.hasIdentity ? (
          <Button variant="light" size="sm" loading={pending} onClick={() => void request()}>
            {t('info.claimVerify')}
          </Button>
        ) : (
          <ConfirmIdentity />
        )}
      </OwnerOnly>
    </div>
  );
}
