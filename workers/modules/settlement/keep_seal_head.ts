import { createHash } from 'node:crypto';
import { reaching } from '../../core/reaching.ts';
import { type SealHead, sealHeadKey, sealHeadText } from './seals/seal-head.ts';

/** Lays down outside of the database where the chain of seals has ended today, once a day. The log says it too. */
export const keepSealHead = reaching('files', async (_payload, { database, storage, log }) => {
  const head = (await database.call('draw_seal_head')) as (SealHead & { fileId?: string }) | null;
  if (!head || head.fileId) return log.info('nothing is sealed, or today’s head is kept');
  const bytes = Buffer.from(sealHeadText(head), 'utf8');
  const sha256 = createHash('sha256').update(bytes).digest();
  const key = sealHeadKey(head.day);
  await storage.put(key, bytes);
  const name = `seals ${head.day}.txt`;
  const fileId = await database.call(
    'register_file',
    ...[null, name, 'text/plain', bytes.length, sha256, key, null],
  );
  await database.call('record_seal_head', head.day, String(fileId));
  log.info({ day: head.day, position: head.position, hash: head.hash }, 'head of the seals kept');
});
