import { createHash } from 'node:crypto';
import path from 'node:path';
import { type OutsideContext, reaching } from '../../core/worker-task.ts';
import { newFilesIn } from './bank-files/import/new-files-in.ts';

const AGAIN_SECONDS = 5;
const TASK = 'settlement/take_bank_files';

/**
 * Takes new files from the folder that the bank fills. The crontab starts it each minute; in between it
 * enqueues itself, so that a file is read within seconds. A file that cannot be taken does not delay others;
 * the job fails once all others are taken.
 */
export const takeBankFiles = reaching('bank', async (_payload, context) => {
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
  await database.call('enqueue', TASK, '{}', 'take_bank_files', inSeconds(AGAIN_SECONDS), 1);
});

async function take(name: string, bytes: Buffer, context: OutsideContext): Promise<void> {
  const { database, storage, log } = context;
  const sha256 = createHash('sha256').update(bytes).digest();
  if (await database.call('is_bank_file_known', sha256)) return;
  const key = `bank-files/${sha256.toString('hex')}`;
  await storage.put(key, bytes);
  const id = await database.call('take_bank_file', name, bytes.length, sha256, key);
  log.info({ id, bytes: bytes.length }, 'bank file taken');
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);
