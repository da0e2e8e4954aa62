import fs from 'node:fs';

const LIMIT_BYTES = 10_000_000;
const EVERY_MS = 5_000;

/**
 * Prevents a log from filling the disk while its process runs: beyond the limit the log is copied to `….old`,
 * over the previous copy, and emptied. The process appends to the open file and needs no signal. A line it
 * writes in the instant between is lost.
 */
export function limitLogSize(
  file: string,
  { limitBytes = LIMIT_BYTES, everyMs = EVERY_MS } = {},
): () => void {
  const look = () => {
    const { size } = fs.statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
    if (size <= limitBytes) return;
    try {
      fs.copyFileSync(file, `${file}.old`);
    } finally {
      // Also when the disk is too full for the copy: a full disk is worse than a lost log.
      fs.truncateSync(file);
    }
  };
  const lookLater = () => {
    try {
      look();
    } catch {
      // If logs cannot be written, nothing can be logged either; the next check may succeed.
    }
  };
  lookLater();
  const timer = setInterval(lookLater, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
