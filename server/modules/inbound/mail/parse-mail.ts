import { ThreadPool } from '#plugins/core/threads/thread-pool.ts';

export interface ParsedMail {
  /** Sender, subject and id as the message states them, which can be forged. */
  sender: string | null;
  subject: string | null;
  messageId: string | null;
  /** Those that may be receipts; text and HTML are not read. */
  attachments: { filename: string; bytes: Uint8Array }[];
}

/** Thirty-six megabytes of the worst kind take some seconds; a message that takes much longer, or all memory, is given up. */
const pool = new ThreadPool<Uint8Array, ParsedMail>({
  script: new URL('./mail-thread.ts', import.meta.url),
  threads: 1,
  waiting: 10,
  perSource: 11,
  deadlineMs: 20_000,
  heapMb: 512,
});

/** Takes a message apart, beside the thread that serves. Throws for one that cannot be. */
export const parseMail = (raw: Uint8Array): Promise<ParsedMail> => pool.run('', raw);
