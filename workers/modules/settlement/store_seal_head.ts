import { storeFile } from '../../core/store-file.ts';
import { withExternalService } from '../../core/worker-task.ts';
import { type SealHead, sealHeadKey, sealHeadText } from './seals/seal-head.ts';

/** Stores the head of the chain of seals outside of the database, once a day. It is logged too. */
export const storeSealHead = withExternalService('files', async (_payload, context) => {
  const { database, log } = context;
  const head = (await database.call('draw_seal_head')) as (SealHead & { fileId?: string }) | null;
  if (!head || head.fileId) return log.info('no seal, or today’s head is stored already');
  const fileId = await storeFile(context, {
    accountId: null,
    filename: `seals ${head.day}.txt`,
    content: Buffer.from(sealHeadText(head), 'utf8'),
    keyOf: () => sealHeadKey(head.day),
  });
  await database.call('record_seal_head', head.day, fileId);
  log.info({ day: head.day, position: head.position, hash: head.hash }, 'seal head stored');
});
