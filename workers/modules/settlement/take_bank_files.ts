import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type OutsideContext, withExternalService } from '../../core/worker-task.ts';
import { fileLimits } from './bank-files/limits.ts';

/** A file that is still being sent grows; it is left for the next look. */
const STEADY_MS = 2_000;

const UNFINISHED = /^\.|\.(part|tmp|filepart)$/i;

/** Files that were looked at, by place, size and time, so that their bytes are not read again. */
const seen = new Set<string>();

const reported = new Set<string>();

type NewFile = { name: string; bytes: Buffer; remember: () => void };

type Skipped = { name: string; reason: 'TOO_LARGE' | 'NO_FILE' | 'UNREADABLE' };

const AGAIN_SECONDS = 5;
const TRIES = 2;
const TASK = 'settlement/take_bank_files';

/**
 * Takes new files from the folder that the bank fills. The crontab starts it each minute; in between it
 * enqueues itself, so that a file is read within seconds. A file that cannot be stored does not delay others;
 * the job fails once all others are stored.
 */
export const takeBankFiles = withExternalService('bank', async (_payload, context) => {
  const { bankFolder, database, log } = context;
  if (bankFolder === null) return;
  const failures: unknown[] = [];
  const incoming = path.join(bankFolder, 'incoming');
  const files = newFilesIn(incoming, (skipped) => log.warn(skipped, 'bank file not read'));
  for await (const { name, bytes, remember } of files) {
    try {
      await take(name, bytes, context);
      remember();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await database.call('enqueue', TASK, '{}', 'take_bank_files', inSeconds(AGAIN_SECONDS), TRIES);
});

async function take(name: string, bytes: Buffer, context: OutsideContext): Promise<void> {
  const { database, storage, log } = context;
  const sha256 = createHash('sha256').update(bytes).digest();
  if (await database.call('is_bank_file_known', sha256)) return;
  const key = `bank-files/${sha256.toString('hex')}`;
  await storage.put(key, bytes);
  const id = await database.call('take_bank_file', name, bytes.length, sha256, key);
  log.info({ id, bytes: bytes.length }, 'bank file stored');
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

/**
 * The files of a folder that this process has not seen, the oldest name first. A folder that is missing is empty. Entries that
 * are not read, as links, which lead out of the folder, are reported once; one that cannot be read is tried again.
 */
async function* newFilesIn(
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
