import { CsvError, parse } from 'csv-parse/sync';
import {
  WorksheetFault,
  type WorksheetLimits,
  type WorksheetRow,
  WorksheetRows,
} from './worksheet.ts';

/** Blank lines are not rows, but reading a million of them takes time. */
const mostLines = 20_000;
const longestLine = 50_000;
const mostCells = 200_000;
/** Control characters that no text contains: the file is of another kind, or UTF-16. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for.
const binary = /[\x00-\x08\x0e-\x1f]/;

/** UTF-8 is detected by its validity; other files come from spreadsheet programs of Windows. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The cell separator: the most frequent one in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const start = text.trimStart().slice(0, longestLine);
  const line = start.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/** Reads a file of comma or semicolon separated values, in UTF-8 or Windows-1252. */
export function readCsv(bytes: Buffer, limits: WorksheetLimits): WorksheetRow[] {
  const text = decode(bytes);
  if (binary.test(text)) throw new WorksheetFault('IMPORT_ERROR', 'not a text');
  const delimiter = delimiterOf(text);
  if (text.split(delimiter, mostCells).length === mostCells) {
    throw new WorksheetFault('TOO_BIG', 'too many cells');
  }
  const table = new WorksheetRows(limits);
  let row = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: longestLine,
      to: mostLines,
      on_record(cells: string[]) {
        row += 1;
        table.take(row, cells);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new WorksheetFault(isLong ? 'TOO_BIG' : 'IMPORT_ERROR', error.message);
  }
  if (row === mostLines) throw new WorksheetFault('TOO_BIG', 'too many lines');
  return table.rows;
}
