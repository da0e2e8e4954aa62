import { plainCell } from '../../../ground/plain-cell.ts';

const mark = '\ufeff';

function cell(text: string): string {
  // A number below zero begins like a formula, and is to be added up.
  const plain = /^-?[\d\s.,]+$/.test(text) ? text : plainCell(text);
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a CSV that a Norwegian or British spreadsheet opens as it is: semicolons, UTF-8. */
export function csvOf(rows: string[][]): string {
  return mark + rows.map((row) => row.map(cell).join(';')).join('\r\n');
}
