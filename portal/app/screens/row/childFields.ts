import type { ScreenChild, ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';

interface Parent {
  typeName: string;
  /** The field that the parent goes by. */
  label: string | null;
  row: Row;
}

/**
 * The columns of child rows, and the one that names them where they have no name of their own. The page names their
 * parent already, and what all of them share with it, as the applicant and the job of an application and of its checks:
 * repeated in each row, it would take the width of the status.
 */
export function childFields(
  { fields: all, label }: Pick<ScreenChild, 'fields' | 'label'>,
  parent: Parent,
  rows: readonly Row[],
): { fields: ScreenField[]; named: ScreenField | undefined } {
  const idOf = (one: Row, name: string) => (one[name] as Row | null | undefined)?.id;
  const own = parent.label === null ? undefined : parent.row[parent.label];
  const sharesName =
    label !== null && rows.length > 0 && rows.every((one) => own && one[label] === own);
  const fields = all.filter(({ name, kind, target }) => {
    if (target?.typeName === parent.typeName || (sharesName && name === label)) return false;
    const id = kind === 'reference' ? idOf(parent.row, name) : undefined;
    return id === undefined || rows.some((one) => idOf(one, name) !== id);
  });
  const named =
    label === null
      ? fields.find(({ kind }) => kind === 'reference')
      : fields.find(({ kind, name }) => sharesName && kind === 'enum' && name !== 'status');
  return { fields, named };
}
