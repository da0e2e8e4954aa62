import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileLimits } from '../limits.ts';

/** A file that is still being sent grows; it is left for the next look. */
const STEADY_MS = 2_000;
const UNFINISHED = /^\.|\.(part|tmp|filepart)$/i;

/** Files that were looked at, by place, size and time, so that their bytes are not read again. */
const seen = new Set<string>();
const reported = new Set<string>();

type NewFile = { name: string; bytes: Buffer; remember: () => void };
type Skipped = { name: string; reason: 'TOO_LARGE' | 'NO_FILE' | 'UNREADABLE' };

/**
 * The files of a folder that this process has not seen, the oldest name first. A folder that is missing is empty. Entries that
 * are not read, as links, which lead out of the folder, are reported once; one that cannot be read is tried again.
 */
export async function* newFilesIn(
  folder: string,
  onSkipped: (skipped: Skipped) => void,
): AsyncIterable<NewFile> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names.sort()) {
    if (UNFINISHED.test(name)) continue;
    const place = path.join(folder, name);
    const found = await lstat(place).catch(() => null);
    if (!found || found.isDirectory()) continue;
    const mark = `${place} ${found.size} ${found.mtimeMs}`;
    if (seen.has(mark) || Date.now() - found.mtimeMs < STEADY_MS) continue;
    const reason = neverRead(found);
    const bytes = reason ? null : await readFile(place).catch(() => null);
    if (bytes) yield { name, bytes, remember: () => seen.add(mark) };
    else if (!reported.has(mark)) onSkipped({ name, reason: reason ?? 'UNREADABLE' });
    reported.add(mark);
  }
}

function neverRead(found: Stats): Skipped['reason'] | null {
  if (!found.isFile()) return 'NO_FILE';
  return found.size > fileLimits.bytes ? 'TOO_LARGE' : null;
}

/** Follows no link, not even one that has come since the file was looked at. */
async function readFile(place: string): Promise<Buffer> {
  const handle = await open(
    place,
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
