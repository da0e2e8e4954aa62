import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertStorageKey, type FileStorage } from './file-storage.ts';

/** Files left by a crash are listed under keys that no row references, and removed with those. */
const UNFINISHED = 'unfinished';

/** Stores files in a folder of this machine. */
export function folderStorage(folder: string): FileStorage {
  const place = (key: string) => {
    assertStorageKey(key);
    return path.join(folder, key);
  };
  return {
    async put(key, content) {
      const target = place(key);
      // A reader must never see half a file, so it is written beside and moved into place.
      const unfinished = path.join(folder, UNFINISHED, randomUUID());
      await mkdir(path.dirname(unfinished), { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        );
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      // Opening first makes a missing file an error of this call, not of a stream without a listener.
      const file = await open(place(key), 'r');
      await file.close();
      return createReadStream(place(key), range ?? {});
    },
    async delete(key) {
      await rm(place(key), { force: true });
    },
    list: () => listFolder(folder, ''),
  };
}

async function* listFolder(
  folder: string,
  prefix: string,
): AsyncIterable<{ key: string; writtenAt: Date }> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = path.posix.join(prefix, entry.name);
    if (entry.isDirectory()) {
      yield* listFolder(folder, key);
      continue;
    }
    const found = await stat(path.join(folder, key)).catch(() => null);
    if (found) yield { key, writtenAt: found.mtime };
  }
}
