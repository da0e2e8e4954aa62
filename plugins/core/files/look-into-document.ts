import type { FileFault } from '#shared/files/file-fault.ts';
import { ThreadPool } from '../threads/thread-pool.ts';

export interface DocumentQuestion {
  contentType: string;
  bytes: Uint8Array;
}

/**
 * Ten megabytes of the worst kind take a second; a file that takes much longer, or all memory, is given up.
 */
const pool = new ThreadPool<DocumentQuestion, FileFault | null>({
  script: new URL('./document-thread.ts', import.meta.url),
  threads: 1,
  waiting: 40,
  perSource: 41,
  deadlineMs: 20_000,
  heapMb: 256,
});

/**
 * Has a document looked into, beside the thread that serves. Null when that was not to be done now: too
 * many wait, or it took too long.
 */
export function lookIntoDocument(
  contentType: string,
  bytes: Buffer,
): Promise<{ fault: FileFault | null } | null> {
  return pool.run('', { contentType, bytes }).then(
    (fault) => ({ fault }),
    () => null,
  );
}
