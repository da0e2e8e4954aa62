import type { Screen } from '../../../../plugins/core/screens/screen.ts';
import type { Row } from '../../../graphql/screens/DeclaredScreen.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import { useHref } from '../../routing/useHref.ts';
import { RowsTable } from '../list/RowsTable.tsx';
import { screenPath } from '../screenPath.ts';

/** The rows that belong to this one, each leading to its own page where it has one. */
export function RowChildren({ screen, row }: { screen: Screen; row: Row }) {
  const words = useWords();
  const href = useHref();
  return screen.children.map((child) => {
    const rows = (row[child.field] ?? []) as Row[];
    if (rows.length === 0) return null;
    const path = screenPath(child.typeName);
    // Whose they are stands at the top of the page.
    const fields = child.fields.filter(({ target }) => target?.typeName !== screen.typeName);
    return (
      <Card key={child.field} title={words.noun(child.table).many} flush>
        <RowsTable
          table={child.table}
          label={child.label}
          fields={fields}
          states={child.outcomes ? { outcomes: child.outcomes, moves: [] } : null}
          rows={rows}
          hrefOf={path ? ({ id }) => href(`${path}/${id}`) : null}
        />
      </Card>
    );
  });
}
