import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import type { FilterChange } from '#portal/ui/list/FilterFrame.tsx';
import { ListBar } from '#portal/ui/list/ListBar.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import styles from '../Team.module.css';
import { MemberRow } from './MemberRow.tsx';
import { type MemberSearch, memberListQuery } from './memberSearch.ts';

interface Props {
  search: MemberSearch;
  onChange: (values: FilterChange) => void;
  onOpen: (id: string) => void;
  add: ReactNode;
}

const PER_PAGE = 25;
const noFilters = {
  search: undefined,
  confirmed: undefined,
  departmentId: undefined,
  page: undefined,
};

/** The members, a page at a time; each row opens its member. */
export function MemberTable({ search, onChange, onOpen, add }: Props) {
  const { t } = useTranslation('team');
  const { page, ...filter } = search;
  const variables = { page, perPage: PER_PAGE, filter, sortBy: ['LAST_NAME_ASC' as const] };
  const query = useQuery({
    ...queryOf(memberListQuery, variables),
    placeholderData: keepPreviousData,
  });
  const list = query.data?.members;
  const filtered = Boolean(filter.search || filter.departmentId) || filter.confirmed !== null;
  return (
    <>
      {list && list.total > 0 && (
        <ListBar
          count={t('members.count', { count: list.total })}
          sort=""
          sorts={[]}
          files={list}
          onSort={() => {}}
        />
      )}
      <Card flush>
        {query.isPending && <RowsSkeleton />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {list?.total === 0 && (
          <EmptyState
            icon={<IconUsers size={28} stroke={1.5} />}
            title={t('members.noMatchTitle')}
            text={t('members.noMatchText')}
            action={
              filtered ? (
                <Button variant="light" onClick={() => onChange(noFilters)}>
                  {t('ui:list.clear')}
                </Button>
              ) : (
                add
              )
            }
          />
        )}
        {list && list.total > 0 && (
          <>
            <ul className={styles.rows} aria-busy={query.isPlaceholderData}>
              {list.items.map((member) => (
                <MemberRow key={member.id} member={member} onOpen={() => onOpen(member.id)} />
              ))}
            </ul>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={list.total}
              onPage={(next) => onChange({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </Card>
    </>
  );
}
