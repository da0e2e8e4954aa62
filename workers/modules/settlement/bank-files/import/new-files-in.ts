import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileLimits } from '../limits.ts';

/** A file that is still being sent grows; it is left for the next look. */
const STEADY_MS = 2_000;
const UNFINISHED = /^\.|\.(part|tmp|filepart)$/i;

/** Files that were looked at, by place, size and time, so that their bytes are not read again. */
const seen = new Set<string>();

type NewFile = { name: string; bytes: Buffer; remember: () => void };

/** The files of a folder that this process has not seen, the oldest name first. A folder that is missing is empty. */
export async function* newFilesIn(folder: string): AsyncIterable<NewFile> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names.sort()) {
    if (UNFINISHED.test(name)) continue;
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => null);
    if (!found?.isFile() || found.size > fileLimits.bytes) continue;
    const mark = `${place} ${found.size} ${found.mtimeMs}`;
    if (seen.has(mark) || Date.now() - found.mtimeMs < STEADY_MS) continue;
    yield { name, bytes: await readFile(place), remember: () => seen.add(mark) };
  }
}
