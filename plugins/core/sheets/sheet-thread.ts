import { serveThread } from '../threads/serve-thread.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetAnswer, SheetQuestion } from './read-sheet-apart.ts';
import { SheetFault } from './sheet.ts';

serveThread(async ({ bytes, limits }: SheetQuestion): Promise<SheetAnswer> => {
  try {
    return {
      rows: await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits),
    };
  } catch (error) {
    if (error instanceof SheetFault) return { code: error.code, reason: error.message };
    throw error;
  }
});
