import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#portal/app/forms/companies/CompanySearch.tsx';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import type { Agreement } from '../agreement/Agreement.ts';
import { AgreementStep } from '../agreement/AgreementStep.tsx';
import styles from './KnownNote.module.css';

/** The organisations the user has profiles for, archived ones included. */
const ownProfilesQuery = graphql(`
  query OwnProfiles {
    freelanceProfiles(page: 1, perPage: 100, filter: { freelanceType: ORGANIZATION }) {
      items { id displayName organizationNumber archivedAt }
    }
  }
`);

/** The national numbers one need not write, masked, the default one first. */
const ownNumberQuery = graphql(`
  query OwnNumber {
    identities(perPage: 100) {
      items { id country identifier firstName lastName default }
    }
  }
`);

interface KnownPerson {
  firstName: string;
  lastName: string;
  identifier: string;
}

const NUMBERS_OF = ['NO', 'SE'];

const createFreelanceProfileMutation = graphql(`
  mutation CreateFreelanceProfile($input: CreateFreelanceProfileInput!) {
    createFreelanceProfile(input: $input) {
      freelanceProfile { id }
      errors { code path }
    }
  }
`);

interface Props {
  agreement: Agreement;
  /** The person according to an e-ID that provides name and number. */
  known: KnownPerson | null;
  onDone: () => Promise<void>;
}

interface Owner {
  freelanceType?: string;
  firstName?: string;
  lastName?: string;
  organizationName?: string;
}

const ownerOf = (data: Record<string, unknown>) => (data.attributes ?? {}) as Owner;
const kindOf = (data: Record<string, unknown>) =>
  ownerOf(data).freelanceType === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL';

/** The form of a new payout profile: person, address, bank account and agreement. */
export function NewProfile({ agreement, known, onDone }: Props) {
  const { t } = useMessages('payout/settings');
  const { user, account } = useSignedIn();
  const isOwn = useOwnProfile();
  // Each kind has an agreement of its own.
  const [readKind, setReadKind] = useState<string | null>(null);
  const { firstName, lastName } = known ?? user;
  const isTeam = account.accountType === 'TEAM';
  const ofTeam = isTeam && { freelanceType: 'ORGANIZATION' };
  const ofKnown = known !== null && { $identified: true };
  return (
    <>
      {!isTeam && <KnownNote known={known} />}
      <DeclaredForm
        document={createFreelanceProfileMutation}
        storedAs="profile-new"
        begin={{ attributes: { firstName, lastName } }}
        given={{ attributes: { agreementVersion: agreement.version, ...ofTeam, ...ofKnown } }}
        onCompany={isOwn}
        consequence={t('wizard.cannotHave')}
        isReady={(data) => readKind === kindOf(data)}
        ownerOnly
        onDone={onDone}
      >
        {(data) => (
          <AgreementStep
            agreement={agreement}
            kind={kindOf(data)}
            name={nameOf(ownerOf(data))}
            read={readKind === kindOf(data)}
            onRead={() => setReadKind(kindOf(data))}
          />
        )}
      </DeclaredForm>
    </>
  );
}

function nameOf({ freelanceType, firstName, lastName, organizationName = '' }: Owner): string {
  if (freelanceType === 'ORGANIZATION') return organizationName;
  return [firstName, lastName].join(' ').trim();
}

/** Shows the name and number from the e-ID, or offers the e-ID so that they need not be typed. */
function KnownNote({ known }: { known: KnownPerson | null }) {
  const { t } = useMessages('payout/settings');
  if (known === null) {
    return (
      <section className={styles.note} aria-label={t('known.confirmTitle')}>
        <p className={styles.text}>{t('known.confirm')}</p>
        <ConfirmIdentity />
      </section>
    );
  }
  return (
    <section className={styles.note} aria-label={t('known.title')}>
      <p className={styles.name}>
        <IconRosetteDiscountCheck size={20} aria-hidden="true" />
        <span translate="no">{`${known.firstName} ${known.lastName}`}</span>
        <span className={styles.number}>{known.identifier}</span>
      </p>
      <p className={styles.text}>{t('known.text')}</p>
    </section>
  );
}

/**
 * The user according to a Norwegian or Swedish e-ID, whose number a payout profile accepts; null without such
 * an e-ID, undefined while loading.
 */
export function useKnownPerson(): KnownPerson | null | undefined {
  const query = useQuery(queryOf(ownNumberQuery, {}));
  if (query.isPending) return undefined;
  const known = query.data?.identities.items.filter(({ country }) => NUMBERS_OF.includes(country));
  return known?.toSorted((a, b) => Number(b.default) - Number(a.default))[0] ?? null;
}

/** Opens the user's existing profile of a registered company; false if there is none. */
function useOwnProfile(): (company: Company) => Promise<boolean> {
  const { t } = useMessages('payout/settings');
  const queryClient = useQueryClient();
  const go = useGo();
  return async (company) => {
    // If the list cannot be loaded, the server still reports a taken number.
    const found = await queryClient.fetchQuery(queryOf(ownProfilesQuery, {})).catch(() => null);
    const mine = found?.freelanceProfiles.items.find(
      ({ organizationNumber }) => organizationNumber === company.orgNumber,
    );
    if (!mine) return false;
    toast.success(t('wizard.existing', { name: marked(mine.displayName) }));
    const settings = 'account/settings/payout-settings';
    // An archived one is not changed, but restored.
    await go(mine.archivedAt ? settings : `invoicemore/freelance-profile-wizard/${mine.id}`);
    return true;
  };
}
