import { tidyText } from '#forms/validate/tidy-text.ts';

/** A non-empty row with its number, counted from 1, as in spreadsheet programs. */
export interface WorksheetRow {
  row: number;
  cells: string[];
}

/** The limits of one sheet. */
export interface WorksheetLimits {
  /** The size of the file, or of the texts of its cells: a text that many cells share counts for each. */
  bytes: number;
  /** The number of non-empty rows. */
  rows: number;
  columns: number;
  /** Characters of a cell; a longer text is cut, and is still longer than any field allows. */
  characters: number;
}

/** A file that cannot be read or is too large; none of it is used. */
export class WorksheetFault extends Error {
  readonly code: 'IMPORT_ERROR' | 'TOO_BIG';

  constructor(code: WorksheetFault['code'], reason: string) {
    super(reason);
    this.name = 'WorksheetFault';
    this.code = code;
  }
}

/** Collects the non-empty rows, up to the limits. */
export class WorksheetRows {
  readonly rows: WorksheetRow[] = [];
  private readonly limits: WorksheetLimits;
  /** Cells can share one text of megabytes, which is tidied once. */
  private readonly longTexts = new Map<string, string>();
  private taken = 0;

  constructor(limits: WorksheetLimits) {
    this.limits = limits;
  }

  take(row: number, given: readonly string[]): void {
    const cells = given.map((cell) => this.tidied(cell));
    const used = cells.findLastIndex((cell) => cell !== '') + 1;
    if (used === 0) return;
    if (used > this.limits.columns) throw new WorksheetFault('TOO_BIG', 'too many columns');
    if (this.rows.length === this.limits.rows) throw new WorksheetFault('TOO_BIG', 'too many rows');
    this.taken += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.taken > this.limits.bytes) throw new WorksheetFault('TOO_BIG', 'too much text');
    this.rows.push({ row, cells: cells.slice(0, used) });
  }

  private tidied(cell: string): string {
    const { characters } = this.limits;
    if (cell.length <= characters) return tidyText(cell);
    const known = this.longTexts.get(cell);
    if (known !== undefined) return known;
    const tidy = tidyText(cell).slice(0, characters);
    this.longTexts.set(cell, tidy);
    return tidy;
  }
}
