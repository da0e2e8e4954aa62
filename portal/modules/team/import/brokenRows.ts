import type { Refusal } from '#portal/app/errors/refusalText.ts';

/** Something that is wrong in a row of a file. */
export interface BrokenRow {
  row: number;
  /** As a new member's field is called: `email`, `departmentMemberships`. */
  field: string;
  code: string;
}

export interface SortedRefusals {
  rows: BrokenRow[];
  /** Refusals of the file as a whole, or of the user who sends it. */
  others: Refusal[];
}

const ofRow = /^rows\.(\d+)\.(\w+)/;

/** Sorts what the server refused of a file by its rows, each thing of a field once. */
export function brokenRows(refusals: readonly Refusal[]): SortedRefusals {
  const rows = new Map<string, BrokenRow>();
  const others: Refusal[] = [];
  for (const { code, path } of refusals) {
    const [, row, field] = ofRow.exec(path) ?? [];
    if (row && field) rows.set(`${row} ${field} ${code}`, { row: Number(row), field, code });
    else others.push({ code, path });
  }
  return { rows: [...rows.values()].sort((a, b) => a.row - b.row), others };
}
