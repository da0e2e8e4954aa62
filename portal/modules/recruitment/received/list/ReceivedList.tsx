import { IconTableDown } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { AboveRows } from '#portal/app/screens/list/AboveRows.tsx';
import { NoRows } from '#portal/app/screens/list/NoRows.tsx';
import { type ScreenSearch, screenVariables } from '#portal/app/screens/list/screenSearch.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import { ExportMenu } from '#portal/ui/list/ExportMenu.tsx';
import type { FilterChange } from '#portal/ui/list/FilterFrame.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { StatusCounts } from '../../application/StatusCounts.tsx';
import type { PendingDecision } from '../decide/useDecisions.ts';
import { RECEIVED } from '../places.ts';
import { type Received, receivedQuery, STATUSES } from '../receivedQuery.ts';
import styles from './List.module.css';
import { ReceivedTable } from './ReceivedTable.tsx';

interface ChosenBarProps {
  rows: readonly Received[];
  onDecide: (decision: PendingDecision) => void;
  onClear: () => void;
}

const MOST_BESIDE_EACH_OTHER = 4;

interface Props {
  screen: DeclaredScreen;
  search: ScreenSearch;
  onChange: (values: FilterChange) => void;
  onDecide: (decision: PendingDecision) => void;
}

const PER_PAGE = 25;

/** A page of applications, of which one chooses several to decide on or to compare. */
export function ReceivedList({
  screen: { default: declaration },
  search,
  onChange,
  onDecide,
}: Props) {
  const { t } = useMessages(['ui', 'recruitment/received']);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { filter: inAnyState } = screenVariables(declaration, withoutState(search), PER_PAGE);
  const variables = {
    ...(screenVariables(declaration, search, PER_PAGE) as Parameters<
      typeof queryOf<object, { page: number }>
    >[1]),
    inAnyState,
    language: currentLanguage() === 'nb' ? ('NB' as const) : ('EN' as const),
  };
  const query = useListPage(queryOf(receivedQuery, variables));
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) {
    return (
      <Card flush>
        <RowsSkeleton rows={8} />
      </Card>
    );
  }
  const { partnerJobApplications: list, all } = query.data;
  const counts = all.total > 0 && (
    <StatusCounts
      statuses={STATUSES}
      counts={all.counts}
      value={search.filters.status ?? ''}
      onChange={(status) => onChange({ status, page: undefined })}
    />
  );
  if (list.total === 0) {
    return (
      <>
        {counts}
        <NoRows screen={declaration} search={search} onChange={onChange} />
      </>
    );
  }
  const onSort = (sort: string) => onChange({ sort, page: undefined });
  // Rows that are no longer shown are not decided on.
  const shown = list.items.filter(({ id }) => chosen.has(id));
  return (
    <>
      {counts}
      <AboveRows screen={declaration} list={list} sort={search.sort} onSort={onSort}>
        <ExportMenu
          exportPath={list.answersPath}
          csvPath={list.answersCsvPath}
          icon={<IconTableDown size={16} />}
        >
          {t('recruitment/received:answers')}
        </ExportMenu>
      </AboveRows>
      <Card flush>
        <ReceivedTable
          rows={list.items}
          chosen={chosen}
          onChoose={choose}
          order={{ sort: search.sort, onSort }}
          isBusy={query.isBusy}
        />
        <Pager
          page={search.page}
          perPage={PER_PAGE}
          total={list.total}
          isStale={query.isBusy}
          onPage={(page) => onChange({ page: page === 1 ? undefined : String(page) })}
        />
      </Card>
      <ChosenBar rows={shown} onDecide={onDecide} onClear={() => choose(new Set())} />
    </>
  );
}

/** The search without its filter by status. */
export function withoutState<Search extends ScreenSearch>(search: Search): Search {
  const { status: _status, ...filters } = search.filters;
  return { ...search, filters };
}

/** The actions on all selected rows. */
function ChosenBar({ rows, onDecide, onClear }: ChosenBarProps) {
  const { t } = useMessages('recruitment/received');
  const words = useWords();
  const href = useHref();
  if (rows.length === 0) return null;
  const submit = (action: string) => words.action(action).submit;
  // A decision is offered if it is possible for one of them; of the others the result gives the reason.
  const may = (action: string) => rows.some((one) => one.availableActions.includes(action));
  const isFew = rows.length > 1 && rows.length <= MOST_BESIDE_EACH_OTHER;
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <section className={styles.bar} aria-label={t('chosen.title')}>
      <span className={styles.count} role="status">
        {t('chosen.count', { count: rows.length })}
      </span>
      {isFew && (
        <LinkButton
          variant="light"
          size="sm"
          as={AppLink}
          href={href(`${RECEIVED}/compare?ids=${ids}`)}
        >
          {t('compare.open')}
        </LinkButton>
      )}
      {may('approve') && (
        <Button size="sm" onClick={() => onDecide({ action: 'approve', rows })}>
          {submit('approveJobApplication')}
        </Button>
      )}
      {may('reject') && (
        <Button variant="light" size="sm" onClick={() => onDecide({ action: 'reject', rows })}>
          {submit('rejectJobApplication')}
        </Button>
      )}
      <Button variant="subtle" size="sm" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
    </section>
  );
}
