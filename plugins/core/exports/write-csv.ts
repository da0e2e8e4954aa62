import { plainCell } from '../../../ground/plain-cell.ts';
import type { ListColumn } from '../lists/list-definition.ts';
import type { Row } from './read-rows.ts';

function field(value: string | null, isText: boolean): string {
  if (value === null) return '';
  const safe = isText ? plainCell(value) : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes rows as RFC 4180 has it, with a mark that tells sheet programs it is UTF-8. */
export async function* writeCsv(
  columns: readonly Pick<ListColumn, 'heading' | 'kind'>[],
  portions: AsyncIterable<Row[]>,
): AsyncGenerator<Buffer> {
  const headings = columns.map(({ heading }) => field(heading, true)).join(',');
  yield Buffer.from(`\ufeff${headings}\r\n`);
  for await (const rows of portions) {
    const lines = rows.map((row) =>
      row.map((value, i) => field(value, columns[i]?.kind === 'text')).join(','),
    );
    yield Buffer.from(`${lines.join('\r\n')}\r\n`);
  }
}
