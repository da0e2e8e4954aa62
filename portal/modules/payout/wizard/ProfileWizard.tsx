import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { Closed } from '#portal/app/gates/Closed.tsx';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { isOwnPath, useNavigation } from '#portal/app/routing/Navigation.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Page } from '#portal/ui/layout/Page.tsx';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useWords } from '#portal/ui/texts.ts';
import { agreementQuery } from '../agreement/Agreement.ts';
import { mayAddProfile } from '../mayAddProfile.ts';
import { NewProfile, useKnownPerson } from './NewProfile.tsx';

const updateFreelanceProfileMutation = graphql(`
  mutation UpdateFreelanceProfile($input: UpdateFreelanceProfileInput!) {
    updateFreelanceProfile(input: $input) {
      freelanceProfile { id }
      errors { code path }
    }
  }
`);

/** One payout profile, to be edited. */
const freelanceProfileQuery = graphql(`
  query FreelanceProfile($id: ID!) {
    node(id: $id) {
      __typename
      ... on FreelanceProfile {
        id freelanceType firstName lastName organizationName organizationNumber
        salaryTaxPercent invoiceStartingNumber archivedAt
        referencePeople { id name email phone referenceNumber }
        address { line1 line2 postalCode city county country latitude longitude }
      }
    }
  }
`);

/** Make or change a payout profile. */
export function ProfileWizard() {
  const words = useWords();
  const go = useGo();
  const navigation = useNavigation();
  const { back } = navigation.useSearch();
  const queryClient = useQueryClient();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const session = useSignedIn();
  const query = useQuery({ ...queryOf(freelanceProfileQuery, { id }), enabled: id !== '' });
  const terms = useQuery({ ...queryOf(agreementQuery, {}), enabled: id === '' });
  const known = useKnownPerson();
  // As it was on arrival: the profile made here leads back to where its owner came from.
  const [hadProfile] = useState(session.account.canManage && !mayAddProfile(session));
  const isFull = id === '' && hadProfile;
  useEffect(() => {
    if (isFull) void go('account/settings/payout-settings', { replace: true });
  }, [isFull, go]);
  if (isFull) return <PageSkeleton />;
  if (!session.account.canManage) return <Closed feature="invoices" />;
  const started = id ? query : terms;
  if (started.isPending || known === undefined) return <PageSkeleton />;
  const agreement = id ? null : terms.data?.freelanceAgreement;
  if (started.isError || agreement === undefined) {
    return <ErrorState error={started.error} onRetry={() => void started.refetch()} />;
  }
  const node = query.data?.node;
  const profile = node?.__typename === 'FreelanceProfile' ? node : null;
  const action = words.action(id ? 'updateFreelanceProfile' : 'createFreelanceProfile');
  const finish = async () => {
    await queryClient.invalidateQueries();
    // Returns to the invoice if the user came from there.
    await (isOwnPath(back) ? navigation.go(back) : go('account/settings/payout-settings'));
  };
  if (id && !profile) return <NotFound />;
  return (
    <Page narrow title={action.title} lead={action.description}>
      {agreement && <NewProfile agreement={agreement} known={known} onDone={finish} />}
      {profile && (
        <DeclaredForm
          key={id}
          document={updateFreelanceProfileMutation}
          storedAs={`profile-${id}`}
          row={profile}
          ownerOnly
          onDone={finish}
        />
      )}
    </Page>
  );
}
