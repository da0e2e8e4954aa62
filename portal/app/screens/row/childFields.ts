import type { ScreenChild, ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';

interface Parent {
  typeName: string;
  row: Row;
}

/**
 * The columns of child rows. The page names their parent already, and what all of them share with it, as the job of an
 * application and of its checks: repeated in each row, it would take the width of the status.
 */
export function childFields(
  { fields }: Pick<ScreenChild, 'fields'>,
  { typeName, row }: Parent,
  rows: readonly Row[],
): ScreenField[] {
  const idOf = (one: Row, name: string) => (one[name] as Row | null | undefined)?.id;
  return fields.filter(({ name, kind, target }) => {
    if (target?.typeName === typeName) return false;
    const own = kind === 'reference' ? idOf(row, name) : undefined;
    return own === undefined || rows.some((one) => idOf(one, name) !== own);
  });
}
