import type { FileFault } from '../../../ground/files/file-fault.ts';
import { openThread } from '../../../ground/threads/open-thread.ts';
import { Semaphore } from '../limits/semaphore.ts';

export interface DocumentQuestion {
  contentType: string;
  bytes: Uint8Array;
}

const looks = new Semaphore({ atOnce: 1, waiting: 40, perSource: 41 });
/** Ten megabytes of the worst kind take a second; what takes many more, or all memory, is given up. */
const ask = openThread<DocumentQuestion, FileFault | null>(
  new URL('./document-thread.ts', import.meta.url),
  { deadlineMs: 20_000, memoryMb: 256 },
);

/**
 * Has a document looked into, beside the thread that serves. Null when that was not to be done now: too
 * many wait, or it took too long.
 */
export function lookIntoDocument(
  contentType: string,
  bytes: Buffer,
): Promise<{ fault: FileFault | null } | null> {
  return looks.run('', () =>
    ask({ contentType, bytes }).then(
      (fault) => ({ fault }),
      () => null,
    ),
  );
}
