import type { Row, WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { writeCsv } from '#shared/sheets/write-csv.ts';
import { writeXlsx } from '#shared/sheets/write-xlsx.ts';

export type ExportFormat = 'xlsx' | 'csv';

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Rows as a file, written by the same code as the exports of the server. */
export async function writeFile(
  format: ExportFormat,
  columns: readonly WorksheetColumn[],
  rows: Row[],
): Promise<Blob> {
  async function* portions() {
    yield rows;
  }
  const write = format === 'csv' ? writeCsv : writeXlsx;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of write(columns, portions())) parts.push(part);
  return new Blob(parts, { type: types[format] });
}
