import { IconUserCheck } from '@tabler/icons-react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { AppLink, useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { readSearch } from '#portal/app/routing/readSearch.ts';
import { inSentence } from '#portal/app/screens/list/inSentence.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { graphql, queryOf, type ResultOf } from '#portal/graphql/graphql.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { StatusCounts } from '../application/StatusCounts.tsx';
import { STATUSES } from '../received/receivedQuery.ts';
import { isWaiting } from '../wizard/checks/standing.ts';
import styles from './Own.module.css';

/** A person's own applications, newest first, and how many are in each state. */
const ownApplicationsQuery = graphql(`
  query OwnApplications($page: Int, $perPage: Int, $filter: JobApplicationFilter) {
    jobApplications(page: $page, perPage: $perPage, filter: $filter, sortBy: [CREATED_AT_DESC]) {
      total
      items {
        id status outcome createdAt submittedAt
        job { id title opening }
        submittedJobChecks { id jobCheckType status sentAt isRequired }
      }
    }
    all: jobApplications {
      total
      counts { pending submitted qualified approved enrolled rejected }
    }
  }
`);

interface Props {
  application: ResultOf<typeof ownApplicationsQuery>['jobApplications']['items'][number];
}

const PER_PAGE = 25;

const OWN = ['PENDING', ...STATUSES] as const;

const read = ({ page, status = '' }: Record<string, string>) => ({
  page: readSearch.page(page),
  status: OWN.filter((one) => status.split(',').includes(one)),
});

/** The user's applications, each linked to its form or its status. */
export function OwnApplications() {
  const { t } = useMessages(['recruitment', 'ui']);
  const { many } = useWords().noun('job_applications');
  const [{ page, status }, change] = useScreenSearch(read);
  const query = useListPage(
    queryOf(ownApplicationsQuery, {
      page,
      perPage: PER_PAGE,
      ...(status.length > 0 && { filter: { status } }),
    }),
  );
  useNews(applicationNewsSubscription, [ownApplicationsQuery]);
  const { jobApplications: list, all } = query.data ?? {};
  const narrow = (to: string | undefined) => change({ status: to, page: undefined });
  return (
    <Page title={many} lead={t('own.lead')}>
      {all && all.total > 0 && (
        <StatusCounts
          statuses={OWN}
          counts={all.counts}
          value={status.join(',')}
          onChange={narrow}
        />
      )}
      <Card flush>
        {query.isPending && <RowsSkeleton />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {list?.total === 0 && all && all.total > 0 && (
          <EmptyState
            icon={<IconUserCheck size={28} stroke={1.5} />}
            title={t('ui:list.noMatchTitle', { many: inSentence(many) })}
            text={t('ui:list.noMatchText')}
            action={
              <Button variant="light" onClick={() => narrow(undefined)}>
                {t('ui:list.clear')}
              </Button>
            }
          />
        )}
        {all?.total === 0 && (
          <EmptyState
            icon={<IconUserCheck size={28} stroke={1.5} />}
            title={t('own.emptyTitle')}
            text={t('own.emptyText')}
          />
        )}
        {list && list.total > 0 && (
          <>
            <ul className={styles.rows}>
              {list.items.map((one) => (
                <OwnApplication key={one.id} application={one} />
              ))}
            </ul>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={list.total}
              isStale={query.isBusy}
              onPage={(to) => change({ page: to === 1 ? undefined : String(to) })}
            />
          </>
        )}
      </Card>
    </Page>
  );
}

/** One of the user's own applications. */
function OwnApplication({ application }: Props) {
  const { status, job, createdAt, submittedAt, outcome } = application;
  const { t } = useMessages('recruitment/wizard');
  const { hasIdentity } = useSignedIn();
  const isTheirs = isWaiting(application, hasIdentity);
  const words = useWords();
  const label = words.value('JobApplicationStatus', status).label;
  const language = useLanguage();
  return (
    <li className={styles.row}>
      <AppLink
        className={styles.name}
        href={`/v2/${language}/recruitmore/enrolment-wizard/${job.id}`}
      >
        {job.title}
      </AppLink>
      <span className={styles.meta}>
        <When value={submittedAt ?? createdAt} />
        {status === 'PENDING' && job.opening !== 'OPEN' && (
          <span>{` · ${words.value('JobOpening', job.opening).label}`}</span>
        )}
        {isTheirs && <span>{` · ${label}`}</span>}
      </span>
      <StateBadge outcome={isTheirs ? 'MEMBERS' : outcome}>
        {isTheirs ? t('checks.standing.OPEN') : label}
      </StateBadge>
    </li>
  );
}
