import { SheetFault, type SheetLimits, type SheetRow, SheetRows } from './sheet.ts';
import type { TakePart } from './unpack.ts';
import { xmlReader } from './xml-reader.ts';

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
export function sheetReader(
  shared: readonly string[],
  limits: SheetLimits,
): { rows: SheetRow[]; read: TakePart } {
  const table = new SheetRows(limits);
  let row = 0;
  let cells: string[] = [];
  let cell: { at: number; type: string; text: string } | null = null;
  let isValue = false;
  const put = () => {
    if (!cell?.text) return;
    const said = cell.type === 's' ? (shared[Number(cell.text)] ?? '') : cell.text;
    if (said.trim() === '') return;
    if (cell.at >= limits.columns) throw new SheetFault('TOO_BIG', 'too many columns');
    cells[cell.at] = said;
  };
  const read = xmlReader({
    open(name, attributes) {
      if (name === 'row') {
        const said = Number(attributes.r);
        row = Number.isInteger(said) && said > row ? said : row + 1;
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
    text(said) {
      if (cell && isValue) cell.text += said;
    },
    close(name) {
      isValue = false;
      if (name === 'c') put();
      if (name !== 'row') return;
      table.take(
        row,
        Array.from(cells, (said) => said ?? ''),
      );
      cell = null;
    },
  });
  return { rows: table.rows, read };
}
