import type { ListColumn } from '../lists/list-definition.ts';
import type { Row } from './read-rows.ts';

/**
 * A sheet program runs a text that begins so as a formula, some after blanks and in the wide letters
 * of East Asia too; a name from outside must not be one.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/**
 * Where a comma separates decimals, a sheet program parts cells at semicolons, whatever quotes stand
 * before the commas, and begins a row at each line end: what follows one may be a cell of its own.
 */
const laterFormula = /(?<=[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

function field(value: string | null, isText: boolean): string {
  if (value === null) return '';
  const later = isText ? value.replace(laterFormula, "'") : value;
  const safe = isText && formula.test(value) ? `'${later}` : later;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes rows as RFC 4180 has it, with a mark that tells sheet programs it is UTF-8. */
export async function* writeCsv(
  columns: readonly ListColumn[],
  portions: AsyncIterable<Row[]>,
): AsyncGenerator<Buffer> {
  const headings = columns.map(({ heading }) => field(heading, false)).join(',');
  yield Buffer.from(`\ufeff${headings}\r\n`);
  for await (const rows of portions) {
    const lines = rows.map((row) =>
      row.map((value, i) => field(value, columns[i]?.kind === 'text')).join(','),
    );
    yield Buffer.from(`${lines.join('\r\n')}\r\n`);
  }
}
