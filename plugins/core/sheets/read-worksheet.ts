import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { WorksheetFault, type WorksheetLimits, type WorksheetRow } from './worksheet.ts';

/** The first bytes of a zip, and so of a workbook. */
const zip = Buffer.from('PK\u0003\u0004');

/** Reads CSV or XLSX, detected by the bytes and not by the name. Throws a `SheetFault`. */
export async function readWorksheet(
  bytes: Buffer,
  limits: WorksheetLimits,
): Promise<WorksheetRow[]> {
  if (bytes.length > limits.bytes) throw new WorksheetFault('TOO_BIG', 'too many bytes');
  try {
    const isZip = bytes.subarray(0, zip.length).equals(zip);
    return isZip ? await readXlsx(bytes, limits) : readCsv(bytes, limits);
  } catch (error) {
    if (error instanceof WorksheetFault) throw error;
    // Any error in parsing means that the file is broken.
    throw new WorksheetFault('IMPORT_ERROR', String(error));
  }
}
