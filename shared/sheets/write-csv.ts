import { plainCell } from '../plain-cell.ts';
import { headingsOf, type Row, type WorksheetColumn } from './worksheet-column.ts';

/**
 * A text that a sheet program would parse as a number, losing its zeros, its sign or its last digits, such as a KID or a
 * phone number. It is written as a formula that these programs show as the text itself. It contains no separator of
 * cells.
 */
const spoiled = /^(?:0[\d ]*\d|\d{12,}|\+\d[\d ]*)$/;

function field(value: string | null, kind: WorksheetColumn['kind']): string {
  if (value === null) return '';
  const shown = cell(value, kind);
  return /[",;\t\r\n]/.test(shown) && kind === 'text' ? `"${shown.replaceAll('"', '""')}"` : shown;
}

function cell(value: string, kind: WorksheetColumn['kind']): string {
  if (kind === 'number' || kind === 'minor') return value.replace('.', ',');
  if (kind === 'date' || kind === 'datetime') {
    return value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3.$2.$1').replace(/:\d\d$/, '');
  }
  return spoiled.test(value) ? `="${value}"` : plainCell(value);
}

/**
 * Writes rows in the form that a Norwegian sheet program opens with a double click: separated by semicolons,
 * with decimal commas, and a byte order mark for UTF-8.
 */
export async function* writeCsv(
  columns: readonly WorksheetColumn[],
  portions: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const headings = headingsOf(columns)
    .map((heading) => field(heading, 'text'))
    .join(';');
  const encoder = new TextEncoder();
  yield encoder.encode(`\ufeff${headings}\r\n`);
  for await (const rows of portions) {
    const lines = rows.map((row) =>
      row.map((value, i) => field(value, columns[i]?.kind ?? 'text')).join(';'),
    );
    yield encoder.encode(`${lines.join('\r\n')}\r\n`);
  }
}
