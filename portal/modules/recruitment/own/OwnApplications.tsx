import { IconUserCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applicationNewsSubscription } from '#portal/app/news/payoutNewsSubscription.ts';
import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { inSentence } from '#portal/app/screens/list/inSentence.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { StatusCounts } from '../application/StatusCounts.tsx';
import { STATUSES } from '../received/receivedQuery.ts';
import styles from './Own.module.css';
import { OwnApplication, ownApplicationsQuery } from './OwnApplication.tsx';

const PER_PAGE = 25;

const OWN = ['PENDING', ...STATUSES] as const;

const read = ({ page, status = '' }: Record<string, string>) => ({
  page: Math.max(1, Number(page) || 1),
  status: OWN.filter((one) => status.split(',').includes(one)),
});

/** The user's applications, each linked to its form or its status. */
export function OwnApplications() {
  const { t } = useTranslation(['recruitment', 'ui']);
  const { many } = useWords().noun('job_applications');
  const [{ page, status }, change] = useScreenSearch(read);
  const query = useQuery({
    ...queryOf(ownApplicationsQuery, {
      ...{ page, perPage: PER_PAGE },
      ...(status.length > 0 && { filter: { status } }),
    }),
    placeholderData: keepPreviousData,
  });
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
              onPage={(to) => change({ page: to === 1 ? undefined : String(to) })}
            />
          </>
        )}
      </Card>
    </Page>
  );
}
