import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OnboardForm } from '#portal/app/gates/OnboardForm.tsx';
import { Kit } from '#portal/app/Kit.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { ConfirmPopup } from '#portal/ui/popups/ConfirmPopup.tsx';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { type Application, applicationFields, ownApplicationQuery } from './applicationFields.ts';
import { FillIn } from './FillIn.tsx';
import { JobText } from './JobText.tsx';
import { WayOut } from './Kicker.tsx';
import { type PublicJob, publicJobQuery } from './publicJobQuery.ts';
import { SentIn } from './SentIn.tsx';
import { newestApplication } from './storedApplication.ts';
import styles from './Wizard.module.css';

/** Starts an application, or finds the existing one. */
const findOrCreateJobApplicationMutation = graphql(
  `
  mutation FindOrCreateJobApplication($input: FindOrCreateJobApplicationInput!) {
    findOrCreateJobApplication(input: $input) { jobApplication { ...ApplicationFields } errors { code path } }
  }
`,
  [applicationFields],
);

interface ApplyingProps {
  jobId: string;
  job: PublicJob;
}

const noName = { firstName: '', lastName: '' };

interface Props {
  jobId: string;
  job: PublicJob;
}

/** The applicant's side, with the providers of account pages that public pages lack. */
export function Applicant(props: Props) {
  const { needsOnboarding } = useSignedIn();
  return (
    <Kit>
      {needsOnboarding ? (
        <div className={styles.alone}>
          <OnboardForm names={noName} />
        </div>
      ) : (
        <Applying {...props} />
      )}
      <ConfirmPopup />
    </Kit>
  );
}

/** The applicant's side of a job: not started, being filled in, or submitted. */
function Applying({ jobId, job }: ApplyingProps) {
  const { t } = useMessages('recruitment/wizard');
  const queryClient = useQueryClient();
  const own = queryOf(ownApplicationQuery, { jobId });
  const query = useQuery({ ...own, structuralSharing: newestApplication });
  const [begin, pending] = useMutate(findOrCreateJobApplicationMutation);
  const isPending = query.data?.jobApplications.items[0]?.status === 'PENDING';
  // A job may become full, or be closed, while an applicant is writing.
  useQuery({
    ...queryOf(publicJobQuery, { id: jobId }),
    enabled: isPending,
    refetchInterval: 30_000,
  });
  const store = (application: Application | null) =>
    queryClient.setQueryData(own.queryKey, {
      jobApplications: { items: application ? [application] : [] },
    });
  if (query.isPending) {
    return (
      <div className={styles.alone}>
        <PageSkeleton />
      </div>
    );
  }
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const [application] = query.data.jobApplications.items;
  if (application && application.status !== 'PENDING') {
    return <SentIn job={job} application={application} onChange={store} />;
  }
  if (application) {
    return <FillIn key={application.id} job={job} application={application} onChange={store} />;
  }
  const start = async () => {
    const payload = await begin({ input: { jobId } });
    if (payload?.jobApplication) store(payload.jobApplication);
    else if (payload) toastRefusals(payload.errors);
  };
  return (
    <div className={styles.alone}>
      <JobText job={job} />
      {job.opening === 'OPEN' && (
        <div className={styles.actions}>
          <Button loading={pending} onClick={() => void start()}>
            {t('begin')}
          </Button>
        </div>
      )}
      <WayOut />
    </div>
  );
}
