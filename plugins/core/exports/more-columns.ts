import type { SQL } from 'pg-sql2';
import type { Row, WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import type { Language } from './in-words.ts';

/**
 * Columns of an export that no table has, such as the answers to a form's questions: which ones exist depends
 * on the rows. A module adds them to the lists of one type of row by `appMoreColumns`.
 */
export interface MoreColumns {
  /**
   * The argument of `exportPath` for them: its name, description and type, whose value selects the variant.
   */
  argument: string;
  description: string;
  typeName: string;
  /**
   * The data from which the columns are made, for the rows of a query; read once, with the reader's rights.
   */
  ask(rows: SQL): SQL;
  /** The data from which the cells of a row are made, as one text. */
  source(row: SQL): SQL;
  read(rows: Row[], language: Language): ReadColumns;
}

export interface ReadColumns {
  columns: WorksheetColumn[];
  cells(source: string | null): Row;
}

/** The rows with their last cell replaced by the cells made from it. */
export async function* withCells(
  portions: AsyncIterable<Row[]>,
  { cells }: ReadColumns,
): AsyncGenerator<Row[]> {
  for await (const rows of portions) {
    yield rows.map((row) => [...row.slice(0, -1), ...cells(row.at(-1) ?? null)]);
  }
}
