import { createHash } from 'node:crypto';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { WorkerDatabase } from './open-database.ts';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

interface Stored {
  accountId: string;
  /** Day the document bears; files of a month lie together. */
  day: string;
  /** As its reader saves it; the extension says what it is. */
  filename: `${string}.${keyof typeof contentTypes}`;
  content: Buffer;
}

/**
 * Stores a document and registers it. The same content has the same key, so a run that died half way
 * leaves nothing behind. Returns the id of the file.
 */
export async function storeDocument(
  { database, storage }: { database: WorkerDatabase; storage: FileStorage },
  { accountId, day, filename, content }: Stored,
): Promise<string> {
  const extension = filename.endsWith('.xml') ? 'xml' : 'pdf';
  const sha256 = createHash('sha256').update(content).digest();
  const key = `${day.slice(0, 7).replace('-', '/')}/${sha256.toString('hex')}.${extension}`;
  await storage.put(key, content);
  const fileId = await database.call(
    'register_file',
    ...[accountId, filename, contentTypes[extension], content.length, sha256, key, null],
  );
  return String(fileId);
}
