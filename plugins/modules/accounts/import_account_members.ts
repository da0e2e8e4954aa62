import { memberFileLimits } from '../../../ground/member-file-limits.ts';
import { readDataUrl } from '../../core/files/read-data-url.ts';
import { Semaphore } from '../../core/limits/semaphore.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { readSheet } from '../../core/sheets/read-sheet.ts';
import { SheetFault, type SheetRow } from '../../core/sheets/sheet.ts';
import { memberRows } from './importing/member-rows.ts';
import { guessColumns, namesTwice, type SheetColumn } from './importing/sheet-columns.ts';

const { people: mostPeople, bytes, columns: mostColumns } = memberFileLimits;
const limits = { bytes, rows: mostPeople + 1, columns: mostColumns, characters: 1_000 };
const sampleRows = 5;

// A file may take a second of the one thread, in small pieces; so they come in turn.
const readers = new Semaphore({ atOnce: 1, waiting: 20, perSource: 2 });

interface Input {
  file: { data: string };
  columns?: SheetColumn[] | null;
}

const refusing = (refusal: string, path = 'file') => ({ refusal, path });

/** Each column is asked for once, and a name in one way. */
function repeated(columns: readonly SheetColumn[]): boolean {
  const named = columns.filter((column) => column !== 'SKIPPED');
  return new Set(named).size < named.length || namesTwice(named);
}

/** What a sheet says: the first row names the columns, unless somebody's address stands in it. */
function understand(sheet: readonly SheetRow[], wanted: readonly SheetColumn[] | null) {
  const [first, ...others] = sheet;
  const hasHeadings = !first?.cells.some((cell) => cell.includes('@'));
  const rows = hasHeadings ? others : sheet;
  if (rows.length === 0) return refusing('IMPORT_ERROR');
  if (rows.length > mostPeople) return refusing('TOO_BIG');
  const width = Math.max(...sheet.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const headings = places.map((place) => (hasHeadings && first?.cells[place]) || '');
  const guessed = hasHeadings ? guessColumns(headings) : guessByCells(first?.cells ?? [], width);
  const columns = wanted ? places.map((place) => wanted[place] ?? 'SKIPPED') : guessed;
  const sample = rows
    .slice(0, sampleRows)
    .flatMap(({ cells }) => places.map((at) => cells[at] ?? ''));
  return { headings, columns, sample, rows: memberRows(rows, columns) };
}

/** Without headings only an address tells what it is. */
function guessByCells(cells: readonly string[], width: number): SheetColumn[] {
  const email = cells.findIndex((cell) => cell.includes('@'));
  return Array.from({ length: width }, (_, place) => (place === email ? 'EMAIL' : 'SKIPPED'));
}

/**
 * Reads the file, which only a server can do alike for every browser: one reader for what is shown
 * before and for what is done. Who is refused anyway, as a visitor or in somebody's name, has none read.
 */
export const lookUp: Prepare = async (input, { request: { session } }) => {
  const { file, columns = null } = input as unknown as Input;
  const bytes = readDataUrl(file.data);
  file.data = '';
  if (!session?.user_id || session.administrator_id) return {};
  if (columns && repeated(columns)) return refusing('TAKEN', 'columns');
  if (!bytes) return refusing('INVALID');
  try {
    const read = await readers.run(session.user_id, () => readSheet(bytes, limits));
    return read ? understand(read, columns) : refusing('ATTEMPTS_LIMIT_EXCEEDED');
  } catch (error) {
    if (error instanceof SheetFault) return refusing(error.code);
    throw error;
  }
};
