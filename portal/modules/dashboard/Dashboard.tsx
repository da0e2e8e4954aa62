import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  applicationNewsSubscription,
  enrollmentNewsSubscription,
  payoutNewsSubscription,
} from '../../app/news/payoutNewsSubscription.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { useNews } from '../../graphql/useNews.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { Applicants } from './Applicants.tsx';
import styles from './Dashboard.module.css';
import { dashboardQuery } from './dashboardQuery.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { Money } from './Money.tsx';
import { OpenApplications } from './OpenApplications.tsx';
import { Overdue } from './Overdue.tsx';
import { RecentEvents } from './RecentEvents.tsx';
import { Team } from './Team.tsx';
import { TeamFirstSteps } from './TeamFirstSteps.tsx';
import { Waiting } from './Waiting.tsx';
import { Year } from './Year.tsx';

/**
 * The start page: money and pending work. All of it is one query, which runs again at every event that
 * concerns it.
 */
export function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { account } = useSignedIn();
  const isTeam = account.accountType === 'TEAM';
  const recruits =
    isTeam && account.features.workflows && (account.canManage || account.canManageDepartments);
  const manages = recruits && account.canManage;
  const applied = !isTeam && account.hasApplied;
  const query = useQuery(queryOf(dashboardQuery, { recruits, manages, applied }));
  useNews(recruits || applied ? applicationNewsSubscription : null, [dashboardQuery]);
  useNews(account.features.invoices ? payoutNewsSubscription : null, [dashboardQuery]);
  useNews(manages ? enrollmentNewsSubscription : null, [dashboardQuery]);
  const data = query.data?.dashboard;
  if (!data) {
    return (
      <Page title={t('title')}>
        {query.isPending ? (
          <Card>
            <RowsSkeleton rows={5} />
          </Card>
        ) : (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Page>
    );
  }
  const isNew = !data.hasSubmitted;
  const invoices = account.features.invoices;
  return (
    <Page title={t('title')}>
      <div className={styles.parts}>
        <Applicants received={query.data?.received} enrolling={query.data?.enrolling} />
        <OpenApplications begun={query.data?.begun} />
        {isTeam && isNew && account.canManage && (
          <TeamFirstSteps data={data} jobs={query.data?.jobs?.total} />
        )}
        {!isTeam && invoices && isNew && <FirstSteps data={data} />}
        {!isNew && <Money data={data} outlook={query.data?.payoutOutlook ?? null} />}
        {(!isNew || data.waiting.length > 0) && (
          <div className={styles.columns}>
            <div className={styles.column}>
              <Waiting data={data} />
              <Overdue data={data} />
            </div>
            {!isNew && (
              <div className={styles.column}>
                <RecentEvents events={data.recentEvents} />
              </div>
            )}
          </div>
        )}
        {data.sums.map(
          (sum) => sum.invoiced > 0 && <Year key={sum.currency} data={data} sum={sum} />,
        )}
        {isTeam && <Team data={data} />}
        {!invoices && isNew && account.canManage && <p className={styles.quiet}>{t('off')}</p>}
      </div>
    </Page>
  );
}
