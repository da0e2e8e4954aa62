import { memberFileLimits } from '#shared/member-file-limits.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { readDataUrl } from '../../core/files/read-data-url.ts';
import { Semaphore } from '../../core/limits/semaphore.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { readWorksheetApart } from '../../core/sheets/read-worksheet-apart.ts';
import { WorksheetFault, type WorksheetRow } from '../../core/sheets/worksheet.ts';
import {
  guessColumns,
  type MemberColumn,
  memberRows,
  namesTwice,
} from './importing/member-rows.ts';

const { people: mostPeople, bytes, columns: mostColumns } = memberFileLimits;
const limits = { bytes, rows: mostPeople + 1, columns: mostColumns, characters: 1_000 };
const sampleRows = 5;

// A file may take a second of the thread that reads them; so they come in turn.
const readers = new Semaphore({ atOnce: 1, waiting: 20, perSource: 2 });

interface Input {
  /** Missing when only the rest of the input is checked. */
  file?: { data: string };
  columns?: MemberColumn[] | null;
}

const refusing = (refusal: string, path = 'file') => ({ refusal, path });

/** Each field may be assigned once, and a name in one form. */
function repeated(columns: readonly MemberColumn[]): boolean {
  const named = columns.filter((column) => column !== 'SKIPPED');
  return new Set(named).size < named.length || namesTwice(named);
}

/** The people in a sheet: the first row names the columns, unless it contains an e-mail address. */
function understand(
  worksheetRows: readonly WorksheetRow[],
  wanted: readonly MemberColumn[] | null,
) {
  const [first, ...others] = worksheetRows;
  const hasHeadings = !first?.cells.some((cell) => cell.includes('@'));
  const rows = hasHeadings ? others : worksheetRows;
  if (rows.length === 0) return refusing('IMPORT_ERROR');
  if (rows.length > mostPeople) return refusing('TOO_BIG');
  const width = Math.max(...worksheetRows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const headings = places.map((place) => (hasHeadings && first?.cells[place]) || '');
  const guessed = hasHeadings ? guessColumns(headings) : guessByCells(first?.cells ?? [], width);
  const columns = wanted ? places.map((place) => wanted[place] ?? 'SKIPPED') : guessed;
  const sample = rows
    .slice(0, sampleRows)
    .flatMap(({ cells }) => places.map((at) => cells[at] ?? ''));
  return { headings, columns, sample, rows: memberRows(rows, columns) };
}

/** Without headings only an address can be recognised. */
function guessByCells(cells: readonly string[], width: number): MemberColumn[] {
  const email = cells.findIndex((cell) => cell.includes('@'));
  return Array.from({ length: width }, (_, place) => (place === email ? 'EMAIL' : 'SKIPPED'));
}

/**
 * Reads the file on the server, so that every browser gets the same result: one parser for preview and
 * import. Nothing is read for a caller who would be refused anyway.
 */
export const lookUp: Prepare = async (input, { request: { session }, validate }) => {
  const { file, columns = null } = input as unknown as Input;
  if (!file || !session?.user_id || session.administrator_id) return {};
  const bytes = readDataUrl(file.data);
  file.data = '';
  const refused = await validate({ ...input, preview: true });
  if (refused.length > 0) throw new Refusal(refused);
  if (columns && repeated(columns)) return refusing('TAKEN', 'columns');
  if (!bytes) return refusing('INVALID');
  try {
    const read = await readers.run(session.user_id, () => readWorksheetApart(bytes, limits));
    return read ? understand(read, columns) : refusing('ATTEMPTS_LIMIT_EXCEEDED');
  } catch (error) {
    if (error instanceof WorksheetFault) return refusing(error.code);
    throw error;
  }
};
