import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import type { Agreement } from '../agreement/Agreement.ts';
import { AgreementStep } from '../agreement/AgreementStep.tsx';
import { KnownNote } from './KnownNote.tsx';
import type { KnownPerson } from './useKnownPerson.ts';
import { useOwnProfile } from './useOwnProfile.ts';

/** Makes a payout profile with its first bank account. */
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
  const { t } = useTranslation('payout/settings');
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
