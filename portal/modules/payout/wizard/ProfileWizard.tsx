import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { NoAccess } from '../../../ui/states/NoAccess.tsx';
import { NotFound } from '../../../ui/states/NotFound.tsx';
import { PageSkeleton } from '../../../ui/states/PageSkeleton.tsx';
import { agreementQuery } from '../agreement/agreementQuery.ts';
import { freelanceProfileQuery } from './freelanceProfileQuery.ts';
import { initialProfile } from './initialProfile.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Make or change a payout profile. */
export function ProfileWizard() {
  const { t } = useTranslation('payout');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const session = useSignedIn();
  const query = useQuery({ ...queryOf(freelanceProfileQuery, { id }), enabled: id !== '' });
  const terms = useQuery({ ...queryOf(agreementQuery, {}), enabled: id === '' });
  const node = query.data?.node;
  const profile = node?.__typename === 'FreelanceProfile' ? node : null;
  if (!session.account.canManage) return <NoAccess />;
  const asked = id ? query : terms;
  if (asked.isPending) return <PageSkeleton />;
  if (asked.isError) {
    return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  }
  if (id && !profile) return <NotFound />;
  const team = session.account.accountType === 'TEAM';
  return (
    <Page narrow title={t(id ? 'wizard.editTitle' : 'wizard.title')} lead={t('wizard.lead')}>
      <ProfileForm
        id={id}
        initial={initialProfile(profile, session.user, team)}
        team={team}
        agreement={id ? null : (terms.data?.freelanceAgreement ?? null)}
      />
    </Page>
  );
}
