import { tidyText } from '#forms/validate/tidy-text.ts';

/** A non-empty row with its number, counted from 1, as in spreadsheet programs. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** The limits of one sheet. */
export interface SheetLimits {
  bytes: number;
  /** The number of non-empty rows. */
  rows: number;
  columns: number;
  /** Characters of a cell; a longer text is cut, and is still longer than any field allows. */
  characters: number;
}

/** A file that cannot be read, or holds too much; nothing of it is used. */
export class SheetFault extends Error {
  readonly code: 'IMPORT_ERROR' | 'TOO_BIG';

  constructor(code: SheetFault['code'], reason: string) {
    super(reason);
    this.name = 'SheetFault';
    this.code = code;
  }
}

/** Collects the non-empty rows, up to the limits. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  private readonly limits: SheetLimits;

  constructor(limits: SheetLimits) {
    this.limits = limits;
  }

  take(row: number, given: readonly string[]): void {
    const cells = given.map((cell) => tidyText(cell).slice(0, this.limits.characters));
    const used = cells.findLastIndex((cell) => cell !== '') + 1;
    if (used === 0) return;
    if (used > this.limits.columns) throw new SheetFault('TOO_BIG', 'too many columns');
    if (this.rows.length === this.limits.rows) throw new SheetFault('TOO_BIG', 'too many rows');
    this.rows.push({ row, cells: cells.slice(0, used) });
  }
}
