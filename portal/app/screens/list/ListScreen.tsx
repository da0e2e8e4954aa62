import { useCallback } from 'react';
import type { DeclaredScreen } from '#portal/graphql/screens/DeclaredScreen.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Page } from '#portal/ui/layout/Page.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { Closed } from '../../gates/Closed.tsx';
import { useGo } from '../../routing/useHref.ts';
import { useScreenSearch } from '../../routing/useScreenSearch.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { ServicePage, serviceTabs, tabPath } from '../../shell/ServicePage.tsx';
import { FormAction } from '../FormAction.tsx';
import { isOffered } from '../isOffered.ts';
import { isReader } from '../isReader.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import type { RenderCell } from './RowsTable.tsx';
import { screenSearch } from './screenSearch.ts';

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
