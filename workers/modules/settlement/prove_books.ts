import { text } from 'node:stream/consumers';
import { type OutsideContext, readPayload, withExternalService } from '../../core/worker-task.ts';
import { type SealHead, sealHeadKey, sealHeadText } from './seals/seal-head.ts';

/** Compares the seal heads in external storage with those in the database, and proves the books. */
export const proveBooks = withExternalService('files', async (payload, context) => {
  const { id } = readPayload(payload, 'id');
  const { database, log } = context;
  for (const head of (await database.callAll('stored_seal_heads')) as SealHead[]) {
    await database.call('record_seal_head_found', head.day, await isStored(head, context));
  }
  const status = await database.call('prove_books', id);
  const level = status === 'HOLDS' ? 'info' : 'error';
  log[level]({ id, status }, 'the books are proved');
});

/** A missing file is a finding, and an unavailable storage a reason to retry. */
async function isStored(head: SealHead, { storage }: OutsideContext): Promise<boolean> {
  try {
    return (await text(await storage.get(sealHeadKey(head.day)))) === sealHeadText(head);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => {
  const { code, name } = error as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey';
};
