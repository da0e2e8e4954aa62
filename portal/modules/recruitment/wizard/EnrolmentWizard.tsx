import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useWay } from '#portal/app/routing/Way.ts';
import { useIsEntering, useSession } from '#portal/app/session/useSession.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { NotFound } from '#portal/ui/states/NotFound.tsx';
import { PageSkeleton } from '#portal/ui/states/PageSkeleton.tsx';
import { useTeamTheme } from '#portal/ui/theme/useTeamTheme.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { Invitation } from './Invitation.tsx';
import { publicJobQuery, themeOf } from './publicJobQuery.ts';
import styles from './Wizard.module.css';

// Visitors who only read the job do not load the code for forms and confirmation.
const Applicant = lazy(() =>
  patiently(async () => ({ default: (await import('./Applicant.tsx')).Applicant })),
);

/** The page for applying to a job: the job itself for all with the link, and the form for signed-in users. */
export function EnrolmentWizard() {
  const { t } = useTranslation('recruitment/wizard');
  const { id = '' } = useWay().useParams();
  const session = useSession();
  const isEntering = useIsEntering();
  const query = useQuery(queryOf(publicJobQuery, { id }));
  const words = useWords('recruitment');
  const job = query.data?.publicJob;
  const theme = useTeamTheme('job', job && themeOf(job));
  useDocumentTitle(job?.title ?? words.action('findOrCreateJobApplication').title);
  const isOwn = session?.account.accountType === 'PERSONAL';
  const waiting = (
    <div className={styles.alone}>
      <PageSkeleton />
    </div>
  );
  return (
    <main id="content" className={styles.whole} {...theme}>
      {query.isPending || isEntering ? (
        waiting
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !job ? (
        <NotFound text={t('missing')} />
      ) : isOwn ? (
        <Suspense fallback={waiting}>
          <Applicant jobId={id} job={job} />
        </Suspense>
      ) : (
        <Invitation jobId={id} job={job} session={session} />
      )}
    </main>
  );
}
