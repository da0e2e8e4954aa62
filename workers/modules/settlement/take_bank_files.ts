import { createHash } from 'node:crypto';
import path from 'node:path';
import { reaching } from '../../core/reaching.ts';
import { newFilesIn } from './bank-files/import/new-files-in.ts';

const AGAIN_SECONDS = 5;
const TASK = 'settlement/take_bank_files';

/**
 * Takes new files from the folder that the bank fills. The crontab starts it each minute; in between it asks for itself
 * again, so that a file is read within seconds.
 */
export const takeBankFiles = reaching('bank', async (_payload, context) => {
  const { bankFolder, database, storage, log } = context;
  if (bankFolder === null) return;
  for await (const { name, bytes, remember } of newFilesIn(path.join(bankFolder, 'incoming'))) {
    const sha256 = createHash('sha256').update(bytes).digest();
    if (!(await database.call('is_bank_file_known', sha256))) {
      const key = `bank-files/${sha256.toString('hex')}`;
      await storage.put(key, bytes);
      const id = await database.call('take_bank_file', name, bytes.length, sha256, key);
      log.info({ id, bytes: bytes.length }, 'bank file taken');
    }
    remember();
  }
  await database.call('enqueue', TASK, '{}', 'take_bank_files', inSeconds(AGAIN_SECONDS), 1);
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);
