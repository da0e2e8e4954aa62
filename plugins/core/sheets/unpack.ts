import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { SheetFault } from './sheet.ts';

/** One byte may become a thousand, so little is unfolded before it is looked at. */
const portion = 1_024;
const mostFiles = 1_000;

export type TakePart = (bytes: Uint8Array, isLast: boolean) => void;

/**
 * Unfolds parts of a zip a portion at a time, and lets others work in between. `open` says of each name who
 * takes its bytes; null for what is not needed, which stays folded. What a file says of its size is not
 * believed: it is counted while it comes.
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
    if (files > mostFiles) throw new SheetFault('TOO_BIG', 'too many files');
    const take = open(file.name);
    if (!take) return;
    unfinished += 1;
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      left -= bytes.length;
      if (left < 0) throw new SheetFault('TOO_BIG', 'too much when unfolded');
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
  if (unfinished > 0) throw new SheetFault('IMPORT_ERROR', 'it ends too early');
}
