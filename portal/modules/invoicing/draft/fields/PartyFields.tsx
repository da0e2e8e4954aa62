import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { ProfileNote } from '../../profile/ProfileNote.tsx';
import { LastInvoice } from '../again/LastInvoice.tsx';
import { useChosenClient } from '../editor/useChosenClient.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import { HelpArticle, helpArticleQuery } from '../help/HelpArticle.tsx';
import { withSeller } from '../lines/vatChoices.ts';
import { useDraftField } from '../useDraftField.ts';
import { ClientField } from './ClientField.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';

/** The payout profile, the client and the bank account. */
export function PartyFields() {
  const { t } = useMessages('invoicing/draft');
  const field = useDraftField();
  const { draft, profiles, profile, edit, errorAt } = useEditor();
  const accounts = profile?.bankAccounts.filter((one) => one.deletedAt === null) ?? [];
  const chooseProfile = (id: string) => {
    const next = profiles.find((one) => one.id === id);
    const change = {
      freelanceProfileId: id,
      bankAccountId: next?.defaultBankAccount?.id ?? '',
      client: null,
      clientReferencePersonId: '',
      senderReferencePersonId: '',
      lines: withSeller(draft.lines, next),
    };
    edit(change, 'freelanceProfile');
  };
  return (
    <Card title={t('write.parties')}>
      <div className={styles.stack}>
        <ClientField />
        <LastInvoice />
        <DeliveryNote />
        <ClientHelp />
        <OwnerOnly unless={!profile}>
          <div className={styles.pair}>
            {(profiles.length > 1 || !profile) && (
              <NativeSelect
                label={field('freelanceProfile').label}
                data-path="freelanceProfile"
                value={draft.freelanceProfileId}
                data={[
                  ...(profile ? [] : [{ value: '', label: '' }]),
                  ...profiles.map((one) => ({ value: one.id, label: one.displayName })),
                ]}
                onChange={(event) => chooseProfile(event.currentTarget.value)}
                error={errorAt('freelanceProfile', field('freelanceProfile').label)}
              />
            )}
            <NativeSelect
              label={field('bankAccount').label}
              data-path="bankAccount"
              value={draft.bankAccountId}
              data={[
                ...(draft.bankAccountId ? [] : [{ value: '', label: t('write.noAccount') }]),
                ...accounts.map((one) => ({
                  value: one.id,
                  label: formatIdentifier.bankAccount(one.accountNumber),
                })),
              ]}
              onChange={(event) =>
                edit({ bankAccountId: event.currentTarget.value }, 'bankAccount')
              }
              error={errorAt('bankAccount', field('bankAccount').label)}
            />
          </div>
        </OwnerOnly>
        <PeopleFields />
        {profile && <ProfileNote profile={profile} />}
      </div>
    </Card>
  );
}

/** The help article of the chosen client. */
function ClientHelp() {
  const { draft } = useEditor();
  const id = draft.client?.id ?? '';
  const query = useQuery({ ...queryOf(helpArticleQuery, { id }), enabled: id !== '' });
  const node = query.data?.node;
  if (node?.__typename !== 'Client' || node.id !== id || !node.helpArticle) return null;
  return <HelpArticle key={id} client={node} freelanceProfileId={draft.freelanceProfileId} />;
}

/** The reference persons on the invoice, if there are any to choose from. */
function PeopleFields() {
  const { t } = useMessages('invoicing/draft');
  const field = useDraftField();
  const { draft, profile, edit, errorAt } = useEditor();
  const theirs = useChosenClient()?.referencePeople ?? [];
  const ours = profile?.referencePeople ?? [];
  if (theirs.length === 0 && ours.length === 0) return null;
  const choices = (people: { id: string; name: string }[]) => [
    { value: '', label: t('write.nobody') },
    ...people.map((one) => ({ value: one.id, label: one.name })),
  ];
  return (
    <div className={styles.pair}>
      {theirs.length > 0 && (
        <NativeSelect
          label={field('clientReferencePerson').label}
          data-path="clientReferencePerson"
          value={draft.clientReferencePersonId}
          data={choices(theirs)}
          onChange={(event) =>
            edit({ clientReferencePersonId: event.currentTarget.value }, 'clientReferencePerson')
          }
          error={errorAt('clientReferencePerson', field('clientReferencePerson').label)}
        />
      )}
      {ours.length > 0 && (
        <NativeSelect
          label={field('senderReferencePerson').label}
          data-path="senderReferencePerson"
          value={draft.senderReferencePersonId}
          data={choices(ours)}
          onChange={(event) =>
            edit({ senderReferencePersonId: event.currentTarget.value }, 'senderReferencePerson')
          }
          error={errorAt('senderReferencePerson', field('senderReferencePerson').label)}
        />
      )}
    </div>
  );
}
