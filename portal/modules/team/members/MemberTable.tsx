import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showEmail } from '#forms/validate/show-email.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { Button, PlainButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import type { FilterChange } from '#portal/ui/list/FilterFrame.tsx';
import { ListBar } from '#portal/ui/list/ListBar.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { nameOf } from '../nameOf.ts';
import styles from '../Team.module.css';
import { MemberRoles, type MemberRowData } from './MemberRoles.tsx';
import { MemberStatus, pendingStep } from './MemberStatus.tsx';
import { type MemberSearch, memberListQuery } from './memberSearch.ts';

interface MemberRowProps {
  member: MemberRowData;
  onOpen: () => void;
}

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
  const { t } = useMessages('team');
  const { page, ...filter } = search;
  const variables = { page, perPage: PER_PAGE, filter, sortBy: ['LAST_NAME_ASC' as const] };
  const query = useListPage(queryOf(memberListQuery, variables));
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
            text={t('ui:list.noMatchText')}
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
            <ul className={styles.rows} aria-busy={query.isBusy}>
              {list.items.map((member) => (
                <MemberRow key={member.id} member={member} onOpen={() => onOpen(member.id)} />
              ))}
            </ul>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={list.total}
              isStale={query.isBusy}
              onPage={(next) => onChange({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </Card>
    </>
  );
}

/** A member in the list: name, roles, and whether they have accepted. */
function MemberRow({ member, onOpen }: MemberRowProps) {
  const { t } = useMessages('team');
  const name = nameOf(member);
  const email = showEmail(member.email);
  const pending = pendingStep(member);
  return (
    <li>
      <PlainButton className={styles.row} onClick={onOpen}>
        <span className={styles.who} translate="no">
          <span className={styles.name}>
            <Clipped text={name} />
          </span>
          {name !== email && <span className={styles.meta}>{email}</span>}
          {pending && <span className={styles.meta}>{t(`status.${pending}`)}</span>}
        </span>
        <span className={`${styles.meta} ${styles.roles}`}>
          <MemberRoles member={member} />
        </span>
        <span className={styles.end}>
          <MemberStatus member={member} />
        </span>
      </PlainButton>
    </li>
  );
}
