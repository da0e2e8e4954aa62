import {
  WorksheetFault,
  type WorksheetLimits,
  type WorksheetRow,
  WorksheetRows,
} from './worksheet.ts';
import { type TakePart, xmlReader } from './xml-reader.ts';

const A = 64;
const letters = 26;
/** No column of a sheet has more letters. */
const longestName = 3;

/** The place of a cell in its row, from 0: B7 is 1. */
function columnOf(name: string): number {
  const column = /^[A-Z]+/.exec(name.slice(0, longestName))?.[0] ?? '';
  return [...column].reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - A, 0) - 1;
}

/** Reads the cells of a sheet as a stream. For a formula, its last result is read. */
export function worksheetReader(
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
