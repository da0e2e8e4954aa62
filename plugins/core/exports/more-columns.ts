import type { SQL } from 'pg-sql2';
import type { Row, WorksheetColumn } from '../../../ground/sheets/worksheet-column.ts';
import type { Language } from './in-words.ts';

/**
 * Columns of an export that no table has, such as the answers to a form's questions: which ones exist depends
 * on the rows. A module adds them to the lists of one type of row by `appMoreColumns`.
 */
export interface MoreColumns {
  /** The argument of `exportPath` that asks for them: its name, what is said of it, and its type, which says how they are wanted. */
  argument: string;
  description: string;
  typeName: string;
  /**
   * The data from which the columns are made, for the rows of a query; read once, with the reader's rights.
   */
  ask(rows: SQL): SQL;
  /** Of one row, as one text, what its cells are made from. */
  source(row: SQL): SQL;
  read(asked: Row[], language: Language): ReadColumns;
}

export interface ReadColumns {
  columns: WorksheetColumn[];
  cells(source: string | null): Row;
}

/** The rows with what their last cell says in its place. */
export async function* withCells(
  portions: AsyncIterable<Row[]>,
  { cells }: ReadColumns,
): AsyncGenerator<Row[]> {
  for await (const rows of portions) {
    yield rows.map((row) => [...row.slice(0, -1), ...cells(row.at(-1) ?? null)]);
  }
}
