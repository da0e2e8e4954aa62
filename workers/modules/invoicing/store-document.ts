import { createHash } from 'node:crypto';
import type { OutsideContext } from '../../core/worker-task.ts';
import type { DocumentPayload } from './document-payload.ts';

type Stored = { name: string; contentType: string; extension: string; content: Buffer };

/** Stores a file of a sales document and gives its id. */
export async function storeDocument(
  { accountId, invoicedOn }: Pick<DocumentPayload, 'accountId' | 'invoicedOn'>,
  { name, contentType, extension, content }: Stored,
  { database, storage }: Pick<OutsideContext, 'database' | 'storage'>,
): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest();
  // The same content has the same name, so a run that died half way leaves nothing behind.
  const month = invoicedOn.slice(0, 7).replace('-', '/');
  const key = `${month}/${sha256.toString('hex')}.${extension}`;
  await storage.put(key, content);
  return String(
    await database.call(
      'register_file',
      ...([accountId, name, contentType, content.length, sha256, key, null] as const),
    ),
  );
}
