import type { FileFault } from '../../../ground/files/file-fault.ts';
import { openThread } from '../../../ground/threads/open-thread.ts';
import { Semaphore } from '../limits/semaphore.ts';

export interface DocumentQuestion {
  contentType: string;
  bytes: Uint8Array;
}

const looks = new Semaphore({ atOnce: 1, waiting: 40, perSource: 41 });
/** Ten megabytes of the worst kind take a second. */
const ask = openThread<DocumentQuestion, FileFault | null>(
  new URL('./document-thread.ts', import.meta.url),
  { deadlineMs: 10_000, memoryMb: 256 },
);

/**
 * Has a document looked into, beside the thread that serves. What takes too long or too much memory to
 * be understood is not taken. Null when too many wait.
 */
export function lookIntoDocument(
  contentType: string,
  bytes: Buffer,
): Promise<{ fault: FileFault | null } | null> {
  return looks.run('', async () => ({
    fault: await ask({ contentType, bytes }).catch((): FileFault => 'active'),
  }));
}
