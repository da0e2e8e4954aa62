import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { BalanceHead } from '../balance/BalanceHead.tsx';
import { clientListQuery } from '../clientListQuery.ts';
import styles from './ClientList.module.css';
import { ClientRow } from './ClientRow.tsx';

/** The filters of the list of clients, as in the address. */
export interface ClientSearch {
  profile: string | null;
  search: string;
  page: number;
}

interface Props {
  profileId: string;
  search: ClientSearch;
  onPage: (page: number) => void;
  onClear: () => void;
  onOpen: (id: string) => void;
  add: ReactNode;
}

const PER_PAGE = 25;

/** The clients of one profile; each row opens its client. */
export function ClientTable({ profileId, search, onPage, onClear, onOpen, add }: Props) {
  const { t } = useTranslation('clients');
  const variables = {
    freelanceProfileId: profileId,
    page: search.page,
    perPage: PER_PAGE,
    filter: { search: search.search || null, archived: false },
    sortBy: ['NAME_ASC' as const],
  };
  const query = useQuery({
    ...queryOf(clientListQuery, variables),
    placeholderData: keepPreviousData,
  });
  const list = query.data?.clients;
  return (
    <Card flush>
      {query.isPending && <RowsSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {list?.total === 0 && (
        <EmptyState
          icon={<IconUsers size={28} stroke={1.5} />}
          title={t(search.search ? 'list.noMatchTitle' : 'list.emptyTitle')}
          text={t(search.search ? 'list.noMatchText' : 'list.emptyText')}
          action={
            search.search ? (
              <Button variant="light" onClick={onClear}>
                {t('list.clear')}
              </Button>
            ) : (
              add
            )
          }
        />
      )}
      {list && list.total > 0 && (
        <div className={styles.table}>
          <BalanceHead />
          <ul className={styles.rows}>
            {list.items.map((client) => (
              <ClientRow key={client.id} client={client} onOpen={() => onOpen(client.id)} />
            ))}
          </ul>
          <Pager page={search.page} perPage={PER_PAGE} total={list.total} onPage={onPage} />
        </div>
      )}
    </Card>
  );
}

export function clientSearch(raw: Record<string, string>): ClientSearch {
  const page = Number(raw.page);
  return {
    profile: raw.profile ?? null,
    search: raw.search ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
