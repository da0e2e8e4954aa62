import { IconTrash } from '@tabler/icons-react';
import type { ScreenAction, ScreenChild } from '#plugins/core/screens/screen.ts';
import type { DeclaredScreen, Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { IconButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useHref } from '../../routing/AppLink.tsx';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { FormAction } from '../FormAction.tsx';
import { isOffered } from '../isOffered.ts';
import { type RenderCell, RowsTable } from '../list/RowsTable.tsx';
import { screenPath } from '../screenPath.ts';
import { childFields } from './childFields.ts';
import styles from './RowChildren.module.css';
import { useRowAction } from './useRowAction.ts';

interface RemoveChildProps {
  screen: DeclaredScreen;
  action: ScreenAction;
  row: Row;
  /** The name of the row on this page. */
  name: string;
}

interface Props {
  screen: DeclaredScreen;
  row: Row;
  renderCell?: RenderCell | undefined;
}

/** The child rows of a row, each with a link; they are added and removed here. */
export function RowChildren(props: Props) {
  return props.screen.default.children.map((child) => (
    <Children key={child.field} {...props} child={child} />
  ));
}

function Children({ screen, row, renderCell, child }: Props & { child: ScreenChild }) {
  const words = useWords();
  const href = useHref();
  const { role } = useSignedIn();
  const { many, empty } = words.noun(child.table);
  const rows = (row[child.field] ?? []) as Row[];
  const { states, key } = child;
  const offered = child.actions.filter((action) =>
    isOffered(action, { states, role, row: action.destroys ? {} : null }),
  );
  const add = key && offered.find(({ destroys }) => !destroys);
  const remove = offered.find(({ destroys }) => destroys);
  if (rows.length === 0 && !add) return null;
  const { typeName, label } = screen.default;
  const { fields, named } = childFields(child, { typeName, label, row }, rows);
  const isReference = named?.kind === 'reference';
  const path = screenPath(isReference ? named.target?.typeName : child.typeName);
  const idOf = (one: Row) => (isReference ? (one[named.name] as Row | null)?.id : one.id);
  return (
    <Card
      title={many}
      flush
      actions={
        add && (
          <FormAction
            screen={screen}
            action={add}
            row={null}
            made={child.typeName}
            given={givenAt(key, row.id)}
            isSmall
          />
        )
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{empty ?? '–'}</p>
      ) : (
        <RowsTable
          table={child.table}
          label={child.label}
          named={named}
          fields={fields}
          states={states}
          rows={rows}
          renderCell={renderCell}
          hrefOf={path ? (one) => href(`${path}/${idOf(one)}`) : null}
          endOf={
            remove
              ? (one, name) => <RemoveChild screen={screen} action={remove} row={one} name={name} />
              : null
          }
        />
      )}
    </Card>
  );
}

/** The id of the present row, at the path where the form expects it. */
const givenAt = (key: readonly string[], id: string): object =>
  key.reduceRight<unknown>((inner, name) => ({ [name]: inner }), id) as object;

/** Takes a row away from the one it belongs to, after a question. */
function RemoveChild({ screen: { operations }, action, row, name }: RemoveChildProps) {
  const { t } = useMessages('ui');
  const [perform, pending] = useRowAction({ operations, action, endsBadly: true });
  return (
    <IconButton
      disabled={pending}
      onClick={() => perform(row, name)}
      aria-label={t('row.remove', { name })}
    >
      <IconTrash size={18} stroke={1.5} color="var(--h-muted)" />
    </IconButton>
  );
}
