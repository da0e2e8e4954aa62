import type { Screen, ScreenField } from '../../../../plugins/core/screens/screen.ts';
import type { Row } from '../../../graphql/screens/DeclaredScreen.ts';
import styles from '../../../ui/list/List.module.css';
import { SortHead } from '../../../ui/list/SortHead.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { FieldValue } from '../values/FieldValue.tsx';
import { isFigure } from '../values/isFigure.ts';
import { RowState } from '../values/RowState.tsx';
import { type Column, columnsOf, type Place } from './columnsOf.ts';

interface Props {
  table: string;
  label: string | null;
  fields: readonly ScreenField[];
  states: Screen['states'];
  rows: readonly Row[];
  /** Where a row has its page; null when it has none. */
  hrefOf: ((row: Row) => string) | null;
  /** The order and how to change it, for a list that the server sorts. */
  order?: { sorts: Screen['sorts']; sort: string; onSort: (sort: string) => void };
  isBusy?: boolean;
}

const classes: Record<Place, string | undefined> = {
  title: styles.client,
  second: styles.date,
  status: styles.status,
  amount: styles.amount,
  more: styles.more,
};

/** Rows of a table: columns where there is room, cards where there is not. */
export function RowsTable({ table, label, fields, states, rows, hrefOf, order, isBusy }: Props) {
  const words = useWords();
  const columns = columnsOf(fields, label);
  const title = words.field(`${table}.${label ?? 'name'}`).short;
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <thead>
        <tr>
          <Head name={label} text={label ? title : words.noun(table).one} order={order} />
          {columns.map(({ field }) => (
            <Head
              key={field.name}
              name={field.name}
              text={words.field(`${table}.${field.name}`).short}
              order={order}
              end={isFigure(field)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <td className={styles.client}>
              <Title text={titleOf(row, label)} href={hrefOf?.(row) ?? null} />
            </td>
            {columns.map((column) => (
              <Cell key={column.field.name} column={column} states={states} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const titleOf = (row: Row, label: string | null) => String((label && row[label]) || '–');

function Title({ text, href }: { text: string; href: string | null }) {
  if (href === null) return <span className={styles.link}>{text}</span>;
  return (
    <AppLink className={styles.link} href={href}>
      {text}
    </AppLink>
  );
}

function Cell({ column, states, row }: { column: Column; states: Screen['states']; row: Row }) {
  const { field, place } = column;
  const value = row[field.name];
  return (
    <td className={classes[place]} data-end={isFigure(field) || undefined}>
      {field.name === 'status' && typeof value === 'string' ? (
        <RowState states={states} enumName={field.enumName ?? ''} value={value} />
      ) : (
        <FieldValue field={field} value={value} />
      )}
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
