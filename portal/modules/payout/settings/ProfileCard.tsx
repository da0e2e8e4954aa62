import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { OwnerLink, OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { marked, messageWith, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { AddBankAccount } from './banking/AddBankAccount.tsx';
import { BankAccountRow } from './banking/BankAccountRow.tsx';
import type { Profile } from './freelanceProfilesQuery.ts';
import styles from './PayoutSettings.module.css';
import { TaxCardLine } from './TaxCardLine.tsx';
import { Verification } from './Verification.tsx';

const unarchiveFreelanceProfileMutation = graphql(`
  mutation UnarchiveFreelanceProfile($input: UnarchiveFreelanceProfileInput!) {
    unarchiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);

/** Archives a profile; pending payments are still made. */
const archiveFreelanceProfileMutation = graphql(`
  mutation ArchiveFreelanceProfile($input: ArchiveFreelanceProfileInput!) {
    archiveFreelanceProfile(input: $input) {
      freelanceProfile { id archivedAt }
      errors { code path }
    }
  }
`);

interface Props {
  profile: Profile;
  canManage: boolean;
  /** The version of the agreement that applies now. */
  agreement: string | null;
}

/** A payout profile: payee, method of payment and bank account. */
export function ProfileCard({ profile, canManage, agreement }: Props) {
  const { t, language } = useMessages('payout/settings');
  const words = useWords();
  const href = useHref();
  const [adding, { open, close }] = useDisclosure(false);
  const mayChange = canManage && profile.archivedAt === null;
  const isOutdated = agreement !== null && profile.agreementVersion !== agreement;
  const accounts = profile.bankAccounts.filter((one) => one.deletedAt === null);
  const hasCard = profile.taxCards.some((card) => card.isInForce);
  const tax = formatDecimal(profile.salaryTaxPercent, language);
  const facts =
    profile.freelanceType === 'INDIVIDUAL'
      ? [
          profile.personalNumber && marked(profile.personalNumber),
          hasCard ? null : t('card.tax', { percent: tax }),
        ]
      : [
          t('card.organization', {
            number: marked(formatIdentifier.organizationNumber(profile.organizationNumber ?? '')),
          }),
        ];
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name} translate="no">
          {profile.displayName}
        </h2>
        {mayChange && (
          <OwnerLink
            variant="subtle"
            size="sm"
            leftSection={<IconPencil size={16} />}
            href={href(`invoicemore/freelance-profile-wizard/${profile.id}`)}
          >
            {t('card.edit')}
          </OwnerLink>
        )}
      </div>
      <p className={styles.facts}>{withVerbatim(facts.filter(Boolean).join(' · '))}</p>
      <Verification profile={profile} />
      {profile.freelanceType === 'INDIVIDUAL' && <TaxCardLine profile={profile} />}
      {accounts.length === 0 && <p className={styles.none}>{t('card.noAccounts')}</p>}
      {accounts.length > 0 && (
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <BankAccountRow
              key={account.id}
              account={account}
              isDefault={account.id === profile.defaultBankAccount?.id}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      {canManage && (
        <OwnerOnly>
          <div className={styles.bottom}>
            {mayChange && (
              <Button variant="light" size="sm" leftSection={<IconPlus size={16} />} onClick={open}>
                {words.action('createBankAccount').submit}
              </Button>
            )}
            <ArchiveProfile profile={profile} />
          </div>
        </OwnerOnly>
      )}
      <div className={styles.agreement}>
        <AppLink href={href(`common/freelancer-agreement?of=${profile.id}`)}>
          {t(mayChange && isOutdated ? 'card.newAgreement' : 'card.agreement')}
        </AppLink>
        {profile.agreementAcceptedAt && (
          <span>
            <span>{t('card.accepted')}</span> <When value={profile.agreementAcceptedAt} />
          </span>
        )}
      </div>
      <AddBankAccount profile={profile} opened={adding} onClose={close} />
    </Card>
  );
}

/** Takes a profile out of use after asking, or back into use. */
function ArchiveProfile({ profile }: { profile: Profile }) {
  const { t } = useMessages('payout/settings');
  const words = useWords();
  const queryClient = useQueryClient();
  const [archive, archiving] = useMutate(archiveFreelanceProfileMutation);
  const [unarchive, unarchiving] = useMutate(unarchiveFreelanceProfileMutation);
  const input = { input: { id: profile.id } };
  const finish = async (payload: { errors: readonly Refusal[] } | null, text: string) => {
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(text);
    await queryClient.invalidateQueries();
  };
  const openConfirmation = () =>
    confirmation.open({
      title: messageWith(t, 'archive.title', { name: profile.displayName }),
      children: t('archive.text'),
      labels: { confirm: t('archive.archive'), cancel: t('ui:cancel') },
      onConfirm: async () => finish(await archive(input), t('archive.done')),
    });
  const archived = profile.archivedAt !== null;
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={archiving || unarchiving}
      leftSection={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
      onClick={
        archived
          ? async () =>
              finish(await unarchive(input), words.action('unarchiveFreelanceProfile').success)
          : openConfirmation
      }
    >
      {t(archived ? 'archive.unarchive' : 'archive.archive')}
    </Button>
  );
}
