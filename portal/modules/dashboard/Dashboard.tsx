import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../app/language/useLanguage.ts';
import {
  applicationNewsSubscription,
  enrollmentNewsSubscription,
  payoutNewsSubscription,
} from '../../app/news/payoutNewsSubscription.ts';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { useNews } from '../../graphql/useNews.ts';
import { Card, Page } from '../../ui/layout/Page.tsx';
import { ErrorState, RowsSkeleton } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './Dashboard.module.css';
import { type DashboardAnswer, dashboardOf, dashboardQuery, partsOf } from './dashboardQuery.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { Money } from './Money.tsx';
import { Overdue } from './Overdue.tsx';
import { RecentEvents } from './RecentEvents.tsx';
import { Team } from './Team.tsx';
import { TeamFirstSteps } from './TeamFirstSteps.tsx';
import { Waiting } from './Waiting.tsx';
import { Year } from './Year.tsx';

const RECEIVED = 'recruitmore/received-applications?status=';

/**
 * The start page: money and pending work. All of it is one query, which runs again at every event that
 * concerns it.
 */
export function Dashboard() {
  const { t } = useMessages('dashboard');
  const { account } = useSignedIn();
  const isTeam = account.accountType === 'TEAM';
  const { recruits, manages, applied } = partsOf(account);
  const query = useQuery(dashboardOf(account));
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

/** People waiting for the team: applications to decide on or being checked, and enrolments to approve. */
function Applicants({ received, enrolling }: Pick<DashboardAnswer, 'received' | 'enrolling'>) {
  const { t } = useMessages('dashboard');
  const href = useHref();
  if (!received?.total && !enrolling?.total) return null;
  const { qualified = 0, submitted = 0 } = received?.counts ?? {};
  const lines = [
    { name: 'qualified', count: qualified, path: `${RECEIVED}QUALIFIED` },
    {
      name: 'enrolling',
      count: enrolling?.total ?? 0,
      path: 'recruitmore/enrollments?status=PENDING',
    },
    { name: 'submitted', count: submitted, path: `${RECEIVED}SUBMITTED` },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={t('applicants.title')}>
      {lines.length === 0 && (
        <p className={styles.nothing}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
          <span>{t('applicants.nothing')}</span>
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ name, count, path }) => (
          <li key={name}>
            <AppLink href={href(path)} className={styles.line} data-of={name}>
              <span className={styles.lineName}>{t(`applicants.${name}`, { count })}</span>
              <IconChevronRight size={18} className={styles.onward} aria-hidden="true" />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Applications a person has started and not submitted, with those whose jobs no longer accept them. */
function OpenApplications({ begun: applications }: Pick<DashboardAnswer, 'begun'>) {
  const { t } = useMessages('dashboard');
  const language = useLanguage();
  const href = useHref();
  const words = useWords('recruitment');
  if (!applications?.total) return null;
  return (
    <Card title={t('begun.title')} lead={t('begun.lead')}>
      <ul className={styles.lines}>
        {applications.items.map(({ id, teamName, job }) => (
          <li key={id}>
            <AppLink
              href={`/v2/${language}/recruitmore/enrolment-wizard/${job.id}`}
              className={styles.line}
            >
              <span className={styles.lineName}>{job.title}</span>
              <span className={styles.lineState}>
                <span translate="no">{teamName}</span>
                {job.opening !== 'OPEN' ? (
                  <span>{words.value('JobOpening', job.opening).label}</span>
                ) : (
                  job.applicationDeadline && (
                    <span>
                      <span>{t('begun.until')}</span> <When value={job.applicationDeadline} />
                    </span>
                  )
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {applications.total > applications.items.length && (
        <p className={styles.more}>
          <AppLink href={href('recruitmore/applications?status=PENDING')}>{t('begun.all')}</AppLink>
        </p>
      )}
    </Card>
  );
}
