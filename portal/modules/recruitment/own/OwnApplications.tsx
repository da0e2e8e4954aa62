import { IconUserCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScreenSearch } from '../../../app/routing/useScreenSearch.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Pager } from '../../../ui/layout/Pager.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import { useApplicationNews } from '../news/useApplicationNews.ts';
import styles from './Own.module.css';
import { OwnApplication } from './OwnApplication.tsx';
import { ownApplicationsQuery } from './ownApplicationsQuery.ts';

const PER_PAGE = 25;

const read = ({ page }: Record<string, string>) => ({ page: Math.max(1, Number(page) || 1) });

/** What a person has applied for, each leading to where it is filled in or stands now. */
export function OwnApplications() {
  const { t } = useTranslation('recruitment');
  const words = useWords();
  const [{ page }, change] = useScreenSearch(read);
  const query = useQuery({
    ...queryOf(ownApplicationsQuery, { page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  useApplicationNews([ownApplicationsQuery]);
  const list = query.data?.jobApplications;
  return (
    <Page title={words.noun('job_applications').many} lead={t('own.lead')}>
      <Card flush>
        {query.isPending && <RowsSkeleton />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {list?.total === 0 && (
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
