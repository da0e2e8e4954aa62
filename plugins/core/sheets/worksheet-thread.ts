import { serveThread } from '../threads/thread-pool.ts';
import { readWorksheet } from './read-worksheet.ts';
import type { WorksheetRequest, WorksheetResult } from './read-worksheet-apart.ts';
import { WorksheetFault } from './worksheet.ts';

serveThread(async ({ bytes, limits }: WorksheetRequest): Promise<WorksheetResult> => {
  try {
    return {
      rows: await readWorksheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits),
    };
  } catch (error) {
    if (error instanceof WorksheetFault) return { code: error.code, reason: error.message };
    throw error;
  }
});
