import { parse } from 'csv-parse/browser/esm/sync';

/** Cells of a pasted table, row by row. Blank rows are left out. */
export type Cells = readonly (readonly string[])[];

/** No cell of a spreadsheet contains a tab; the file of a time tracker has semicolons, or commas if it is English. */
const separators = ['\t', ';', ','];

/**
 * Cuts a pasted text into cells. The separator is the one that the first row has most of, tabs before semicolons before
 * commas, which also stand in Norwegian numbers. What cannot be cut as a table is one cell a row, so that nothing is lost.
 */
export function cellsOf(text: string): Cells {
  const first = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const delimiter = separators.find((one) => first.includes(one)) ?? '\t';
  const rows = read(text, delimiter) ?? text.split(/\r?\n/).map((line) => [line]);
  return rows
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
}

function read(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}
