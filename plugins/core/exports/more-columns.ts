import type { SQL } from 'pg-sql2';
import { showEmail } from '#forms/validate/show-email.ts';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { Row, WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { yesAndNo } from '#shared/sheets/yes-and-no.ts';
import type { ListColumn } from '../lists/list-definition.ts';

export type Language = 'nb' | 'en';

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
  sourceOf(rows: SQL): SQL;
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

/** The columns of a list as its readers know them from the screen: headings and values by their labels. */
export function inWords(columns: readonly ListColumn[], language: Language) {
  const words = wordsIn(readWords(language));
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const headings = columns.map(({ words: places }) => words.field(...places).label);
  const shown = columns.map(({ kind, enumName }): ((value: string) => string) | null => {
    if (kind === 'boolean')
      return (value) => yesAndNo[language][value === 'true' ? 'true' : 'false'];
    if (kind === 'enum') return (value) => words.value(enumName ?? '', value).label;
    if (kind === 'country') return (value) => countryIn(regions, value);
    return kind === 'text' ? showEmail : null;
  });
  return {
    columns: columns.map(({ kind }, at): WorksheetColumn => {
      const isText = kind === 'boolean' || kind === 'enum' || kind === 'country';
      return { heading: headings[at] ?? '', kind: isText ? 'text' : kind };
    }),
    row: (row: Row): Row =>
      row.map((value, at) => {
        const show = shown[at];
        return show && value !== null ? show(value) : value;
      }),
  };
}

function countryIn(regions: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

/** Rows with the labels of their values. */
export async function* rowsInWords(
  portions: AsyncIterable<Row[]>,
  row: (row: Row) => Row,
): AsyncGenerator<Row[]> {
  for await (const rows of portions) yield rows.map(row);
}
