import type { ReactNode } from 'react';
import type { Screen, ScreenField } from '#plugins/core/screens/screen.ts';
import type { Row } from '#portal/graphql/screens/DeclaredScreen.ts';
import { Clipped } from '#portal/ui/list/Clipped.tsx';
import styles from '#portal/ui/list/List.module.css';
import { SortHead } from '#portal/ui/list/SortHead.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { FieldValue } from '../values/FieldValue.tsx';
import { isFigure, labelText, useFieldWords } from '../values/fieldTexts.ts';
import { RowState } from '../values/RowState.tsx';
import { type Column, columnsOf, type Place } from './columnsOf.ts';

/** Renders a cell in a module's own way; undefined leaves it as its field is. */
export type RenderCell = (field: ScreenField, row: Row) => ReactNode | undefined;

interface Props {
  table: string;
  label: string | null;
  fields: readonly ScreenField[];
  states: Screen['states'];
  rows: readonly Row[];
  /** The row or the kind that one of these goes by, where it has no name of its own. */
  named?: ScreenField;
  /** The page of a row; null when rows have none. */
  hrefOf: ((row: Row) => string) | null;
  /** The order and how to change it, for a list that the server sorts. */
  order?: { sorts: Screen['sorts']; sort: string; onSort: (sort: string) => void };
  /** The cell at the end of a row; receives the name of the row. */
  endOf?: ((row: Row, name: string) => ReactNode) | null;
  isBusy?: boolean;
  renderCell?: RenderCell | undefined;
}

const classes: Record<Place, string | undefined> = {
  title: styles.client,
  second: styles.date,
  status: styles.status,
  amount: styles.amount,
  more: styles.more,
};

/** Rows of a table: columns on wide windows, cards on narrow ones. */
export function RowsTable(props: Props) {
  const { table, label, fields, states, rows, named, hrefOf, endOf, order, isBusy, renderCell } =
    props;
  const { t, language } = useMessages('ui');
  const words = useWords();
  const wordsOf = useFieldWords(table, fields);
  const first = named?.name ?? label;
  const columns = columnsOf(fields, first);
  const { one } = words.noun(table);
  const title = first ? wordsOf(first).short : one;
  const nameOf = (row: Row) =>
    named?.kind === 'enum'
      ? words.value(named.enumName ?? '', String(row[named.name])).label
      : labelText(titleOf(row, label, one, named), language);
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <thead>
        <tr>
          <Head name={first} text={title} order={order} />
          {columns.map(({ field }) => (
            <Head
              key={field.name}
              name={field.name}
              text={wordsOf(field.name).short}
              order={order}
              end={isFigure(field)}
            />
          ))}
          {endOf && (
            <th scope="col">
              <span className={styles.hidden}>{t('row.removal')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <td className={styles.client}>
              <Title text={nameOf(row)} href={hrefOf?.(row) ?? null} />
            </td>
            {columns.map((column) => (
              <Cell
                key={column.field.name}
                column={column}
                label={wordsOf(column.field.name).short}
                states={states}
                row={row}
                own={renderCell?.(column.field, row)}
              />
            ))}
            {endOf && <td className={styles.remove}>{endOf(row, nameOf(row))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The title of a row; a row without one, such as a document before it gets its number, is called by its noun.
 */
function titleOf(row: Row, label: string | null, one: string, named?: ScreenField): string {
  const of = named ? (row[named.name] as Row | null) : row;
  const by = named ? named.target?.label : label;
  return String((by && of?.[by]) || one);
}

function Title({ text, href }: { text: string; href: string | null }) {
  if (href === null)
    return (
      <span className={styles.link}>
        <Clipped text={text} />
      </span>
    );
  return (
    <AppLink className={styles.link} href={href}>
      <Clipped text={text} />
    </AppLink>
  );
}

interface CellProps {
  column: Column;
  /** The label of the column; on a card it is shown beside a value that does not explain itself. */
  label: string;
  states: Screen['states'];
  row: Row;
  /** The cell as a module renders it, instead of the generic one. */
  own: ReactNode | undefined;
}

const mute: ReadonlySet<ScreenField['kind']> = new Set(['date', 'datetime', 'integer', 'boolean']);

function Cell({ column: { field, place }, label, states, row, own }: CellProps) {
  const value = row[field.name];
  // On a card the last of several amounts is emphasised; the others have labels.
  const needsNoLabel = field.kind === 'money' ? place === 'amount' : !mute.has(field.kind);
  const isMute = !needsNoLabel && value !== null && value !== undefined;
  return (
    <td
      className={classes[place]}
      data-end={isFigure(field) || undefined}
      data-said={isMute ? label : undefined}
    >
      {own ??
        (field.name === 'status' && typeof value === 'string' ? (
          <RowState states={states} enumName={field.enumName ?? ''} row={row} />
        ) : (
          <FieldValue field={field} value={value} clipped />
        ))}
    </td>
  );
}

interface HeadProps {
  name: string | null;
  text: string;
  order: Props['order'];
  end?: boolean;
}

function Head({ name, text, order, end = false }: HeadProps) {
  const sort = order?.sorts.find(({ field }) => field === name);
  if (!order || !sort) {
    return (
      <th scope="col" data-end={end || undefined}>
        {text}
      </th>
    );
  }
  return (
    <SortHead name={sort.name} label={text} sort={order.sort} onSort={order.onSort} end={end} />
  );
}
