import { Worker } from 'node:worker_threads';
import type { FileReading, FileRows } from './reading-of-file.ts';

export type ThreadTask = { bytes: Uint8Array; ownAccount: string };

export type ThreadAnswer = Pick<FileRows, 'kind'> & {
  /** Rows as JSON, in portions that the database takes one after the other. */
  portions: string[];
  reading: FileReading;
};

export type ThreadLimits = { timeMs: number; memoryMb: number };

/** The largest file that is read takes about a minute and a gigabyte. */
const usual: ThreadLimits = { timeMs: 300_000, memoryMb: 2_000 };

const failed: ThreadAnswer = {
  kind: 'TRANSACTIONS',
  portions: [],
  reading: {
    format: null,
    messageId: null,
    refusal: 'READING_FAILED',
    line: null,
    warnings: [],
    statements: [],
  },
};

/** Reads a file of the bank in a thread of its own. One that takes too much time or memory is refused as unreadable. */
export async function readInThread(
  task: ThreadTask,
  { timeMs, memoryMb }: ThreadLimits = usual,
): Promise<ThreadAnswer> {
  const thread = new Worker(new URL('./bank-file-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const late = setTimeout(() => void thread.terminate(), timeMs);
  try {
    return await new Promise<ThreadAnswer>((resolve) => {
      thread.once('message', resolve);
      thread.once('error', () => resolve(failed));
      thread.once('exit', () => resolve(failed));
    });
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
