import { useCallback } from 'react';
import { isReader } from '#portal/app/routing/isReader.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useListPage } from '#portal/graphql/useListPage.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Card, Page } from '#portal/ui/layout/Page.tsx';
import { Pager } from '#portal/ui/layout/Pager.tsx';
import type { FilterChange } from '#portal/ui/list/FilterFrame.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useWords } from '#portal/ui/texts.ts';
import { Closed } from '../../gates/Closed.tsx';
import { useGo, useHref, useScreenSearch } from '../../routing/AppLink.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { ServicePage, serviceTabs, tabPath } from '../../shell/ServicePage.tsx';
import { FormAction } from '../FormAction.tsx';
import { isOffered } from '../isOffered.ts';
import { AboveRows } from './AboveRows.tsx';
import { ListFilters } from './ListFilters.tsx';
import { NoRows } from './NoRows.tsx';
import { type RenderCell, RowsTable } from './RowsTable.tsx';
import { type ScreenSearch, screenSearch, screenVariables } from './screenSearch.ts';

interface ListRowsProps {
  screen: DeclaredScreen;
  search: ScreenSearch;
  onChange: (values: FilterChange) => void;
  renderCell?: RenderCell | undefined;
}

const PER_PAGE = 25;

interface Props {
  screen: DeclaredScreen;
  /** Cells that a module renders in its own way. */
  renderCell?: RenderCell;
}

/** The rows of a declared table that the account has. */
export function ListScreen({ screen, renderCell }: Props) {
  const { default: declaration, operations } = screen;
  const words = useWords();
  const read = useCallback(
    (raw: Record<string, string>) => screenSearch(declaration, raw),
    [declaration],
  );
  const [search, change] = useScreenSearch(read);
  useNews(operations.news, [operations.list, operations.row]);
  const session = useSignedIn();
  const { role } = session;
  const go = useGo();
  if (!isReader(declaration.readers, session)) return <Closed />;
  // A page that a module lists under the payout service is shown with its tabs.
  const Frame = serviceTabs.some((tab) => tabPath(tab) === declaration.path) ? ServicePage : Page;
  const first = declaration.actions.filter((action) =>
    isOffered(action, { states: declaration.states, role, row: null }),
  );
  return (
    <Frame
      title={words.noun(declaration.table).many}
      actions={
        first.length > 0 &&
        first.map((action) => (
          <FormAction
            key={action.verb}
            screen={screen}
            action={action}
            row={null}
            onDone={(id) => void go(`${declaration.rowPath}/${id}`)}
          />
        ))
      }
    >
      <ListFilters screen={screen} search={search} onChange={change} />
      <ListRows screen={screen} search={search} onChange={change} renderCell={renderCell} />
    </Frame>
  );
}

/** A page of a list in every state it can be in. */
function ListRows({ screen: declared, search, onChange, renderCell }: ListRowsProps) {
  const { default: screen, operations } = declared;
  const href = useHref();
  const query = useListPage(queryOf(operations.list, screenVariables(screen, search, PER_PAGE)));
  const { data } = query;
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!data) {
    return (
      <Card flush>
        <RowsSkeleton rows={8} />
      </Card>
    );
  }
  const list = data[screen.name];
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
          isBusy={query.isBusy}
          renderCell={renderCell}
        />
        <Pager
          page={search.page}
          perPage={PER_PAGE}
          total={list.total}
          isStale={query.isBusy}
          onPage={(page) => onChange({ page: page === 1 ? undefined : String(page) })}
        />
      </Card>
    </>
  );
}
