import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { Row, WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { yesAndNo } from '#shared/sheets/yes-and-no.ts';
import type { ListColumn } from '../lists/list-definition.ts';

export type Language = 'nb' | 'en';

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
    return null;
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
