import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#portal/graphql/queryOf.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import type { FilterChange } from '#portal/ui/list/FilterFrame.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { RowsSkeleton } from '#portal/ui/states/RowsSkeleton.tsx';
import { useHref } from '../../routing/useHref.ts';
import { AboveRows } from './AboveRows.tsx';
import { NoRows } from './NoRows.tsx';
import { type RenderCell, RowsTable } from './RowsTable.tsx';
import type { ScreenSearch } from './screenSearch.ts';
import { screenVariables } from './screenVariables.ts';

interface Props {
  screen: DeclaredScreen;
  search: ScreenSearch;
  onChange: (values: FilterChange) => void;
  renderCell?: RenderCell | undefined;
}

const PER_PAGE = 25;

/** A page of a list in every state it can be in. */
export function ListRows({ screen: declared, search, onChange, renderCell }: Props) {
  const { default: screen, operations } = declared;
  const href = useHref();
  const query = useQuery({
    ...queryOf(operations.list, screenVariables(screen, search, PER_PAGE)),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) {
    return (
      <Card flush>
        <RowsSkeleton rows={8} />
      </Card>
    );
  }
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const list = query.data[screen.name];
  if (!list || list.total === 0) {
    return <NoRows screen={screen} search={search} onChange={onChange} />;
  }
  const onSort = (sort: string) => onChange({ sort, page: undefined });
  return (
    <>
      <AboveRows screen={screen} list={list} sort={search.sort} onSort={onSort} />
      <Card flush>
        <RowsTable
          table={screen.table}
          label={screen.label}
          fields={screen.fields.filter(({ isListed }) => isListed)}
          states={screen.states}
          rows={list.items}
          hrefOf={({ id }) => href(`${screen.rowPath}/${id}`)}
          order={{ sorts: screen.sorts, sort: search.sort, onSort }}
          isBusy={query.isPlaceholderData}
          renderCell={renderCell}
        />
        <Pager
          page={search.page}
          perPage={PER_PAGE}
          total={list.total}
          onPage={(page) => onChange({ page: page === 1 ? undefined : String(page) })}
        />
      </Card>
    </>
  );
}
