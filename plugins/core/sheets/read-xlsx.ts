import path from 'node:path/posix';
import {
  WorksheetFault,
  type WorksheetLimits,
  type WorksheetRow,
  WorksheetRows,
} from './worksheet.ts';
import { type TakePart, unpack, xmlReader } from './xml-reader.ts';

const A = 64;

const letters = 26;

/** No column of a sheet has more letters. */
const longestName = 3;

/** Of the parts that are read, in all; a list of 2 000 people has less than one megabyte. */
const mostUnfolded = 16_000_000;
const mostTexts = 200_000;
const book = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
const texts = 'xl/sharedStrings.xml';

/** The shared strings in their order, without phonetic readings. */
function textsReader(found: string[]) {
  let text = '';
  let inside = '';
  return xmlReader({
    open(name) {
      if (name === 'si') text = '';
      if (inside !== 'rPh') inside = name;
    },
    text(content) {
      if (inside === 't') text += content;
    },
    close(name) {
      if (name === inside) inside = '';
      if (name !== 'si') return;
      if (found.length === mostTexts) throw new WorksheetFault('TOO_BIG', 'too many texts');
      found.push(text);
    },
  });
}

/** The path of a workbook's first sheet, and the strings its cells share. */
async function readBook(bytes: Buffer) {
  const shared: string[] = [];
  const targets = new Map<string, string>();
  let first: string | null = null;
  const readers: Record<string, ReturnType<typeof xmlReader>> = {
    [book]: xmlReader({
      open(name, attributes) {
        if (name === 'sheet') first ??= attributes['r:id'] ?? null;
      },
    }),
    [relations]: xmlReader({
      open(_name, { Id = '', Target = '' }) {
        targets.set(Id, path.resolve('/xl', Target).slice(1));
      },
    }),
    [texts]: textsReader(shared),
  };
  await unpack(bytes, mostUnfolded, (name) => readers[name] ?? null);
  const worksheet = first && targets.get(first);
  if (!worksheet) throw new WorksheetFault('IMPORT_ERROR', 'no sheet');
  return { worksheet, shared };
}

/**
 * Reads the first sheet of a workbook: the shown values of its cells, and no formula, macro or other file in
 * it.
 */
export async function readXlsx(bytes: Buffer, limits: WorksheetLimits): Promise<WorksheetRow[]> {
  const { worksheet, shared } = await readBook(bytes);
  const { rows, read } = worksheetReader(shared, limits);
  await unpack(bytes, mostUnfolded, (name) => (name === worksheet ? read : null));
  return rows;
}

/** The place of a cell in its row, from 0: B7 is 1. */
function columnOf(name: string): number {
  const column = /^[A-Z]+/.exec(name.slice(0, longestName))?.[0] ?? '';
  return [...column].reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - A, 0) - 1;
}

/** Reads the cells of a sheet as a stream. For a formula, its last result is read. */
function worksheetReader(
  shared: readonly string[],
  limits: WorksheetLimits,
): { rows: WorksheetRow[]; read: TakePart } {
  const table = new WorksheetRows(limits);
  let row = 0;
  let cells: string[] = [];
  let cell: { at: number; type: string; text: string } | null = null;
  let isValue = false;
  const put = () => {
    if (!cell?.text) return;
    const text = cell.type === 's' ? (shared[Number(cell.text)] ?? '') : cell.text;
    if (text.trim() === '') return;
    if (cell.at >= limits.columns) throw new WorksheetFault('TOO_BIG', 'too many columns');
    cells[cell.at] = text;
  };
  const read = xmlReader({
    open(name, attributes) {
      if (name === 'row') {
        const text = Number(attributes.r);
        row = Number.isInteger(text) && text > row ? text : row + 1;
        cells = [];
      }
      if (name === 'c') {
        const next = (cell?.at ?? -1) + 1;
        cell = {
          at: attributes.r ? columnOf(attributes.r) : next,
          type: attributes.t ?? 'n',
          text: '',
        };
      }
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (cell && isValue) cell.text += text;
    },
    close(name) {
      isValue = false;
      if (name === 'c') put();
      if (name !== 'row') return;
      table.take(
        row,
        Array.from(cells, (text) => text ?? ''),
      );
      cell = null;
    },
  });
  return { rows: table.rows, read };
}
