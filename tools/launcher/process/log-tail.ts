import fs from 'node:fs';

const LONGEST_LINE = 400;
const READ_BYTES = 32_000;

/**
 * The last lines of a log, for telling why something ended; the way there is left out. Only
 * what was written after the first `from` bytes counts.
 */
export function logTail(file: string, count: number, from = 0): string {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (!found) return '';
  const length = Math.min(Math.max(found.size - from, 0), READ_BYTES);
  const buffer = Buffer.alloc(length);
  const handle = fs.openSync(file, 'r');
  fs.readSync(handle, buffer, 0, length, found.size - length);
  fs.closeSync(handle);
  const lines = buffer.toString('utf8').trimEnd().split('\n');
  const messages = lines.filter((line) => line.trim() && !/^\s+at /.test(line)).slice(-count);
  return messages.map((line) => line.slice(0, LONGEST_LINE)).join('\n');
}

/** A program's last lines, for the message that it does not come up. */
export function lastOutput(file: string | undefined): string {
  const lines = file ? logTail(file, 20) : '';
  return lines ? `Its last output:\n${lines}` : 'It has written nothing.';
}
