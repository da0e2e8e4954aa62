import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { WorksheetFault } from './worksheet.ts';

/** One byte may become a thousand, so little is unfolded before it is looked at. */
const portion = 1_024;
const mostFiles = 1_000;

export type TakePart = (bytes: Uint8Array, isLast: boolean) => void;

/**
 * Decompresses parts of a zip in portions, yielding in between. `open` returns the consumer for each name;
 * null leaves it compressed. Declared sizes are not trusted: bytes are counted.
 */
export async function unpack(
  zipped: Buffer,
  mostBytes: number,
  open: (name: string) => TakePart | null,
): Promise<void> {
  let left = mostBytes;
  let files = 0;
  let unfinished = 0;
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > mostFiles) throw new WorksheetFault('TOO_BIG', 'too many files');
    const take = open(file.name);
    if (!take) return;
    unfinished += 1;
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      left -= bytes.length;
      if (left < 0) throw new WorksheetFault('TOO_BIG', 'too much when unfolded');
      take(bytes, isLast);
      if (isLast) unfinished -= 1;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < zipped.length; from += portion) {
    const end = from + portion;
    unzip.push(zipped.subarray(from, end), end >= zipped.length);
    await setImmediate();
  }
  if (unfinished > 0) throw new WorksheetFault('IMPORT_ERROR', 'it ends too early');
}
