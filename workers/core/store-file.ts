import { createHash } from 'node:crypto';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import type { WorkerDatabase } from './open-database.ts';

const contentTypes = { pdf: 'application/pdf', txt: 'text/plain', xml: 'application/xml' } as const;

export type Filename = `${string}.${keyof typeof contentTypes}`;

interface Stored {
  /** Null for files of the platform. */
  accountId: string | null;
  /** The name under which it is saved; its extension shows the type. */
  filename: Filename;
  content: Buffer;
  /** The key below which the content is stored. A key of the content's hash lets a run that died half way be repeated. */
  keyOf: (sha256: string) => string;
}

/** Stores a file and registers it. Returns its id. */
export async function storeFile(
  { database, storage }: { database: WorkerDatabase; storage: FileStorage },
  { accountId, filename, content, keyOf }: Stored,
): Promise<string> {
  const extension = filename.slice(filename.lastIndexOf('.') + 1) as keyof typeof contentTypes;
  const sha256 = createHash('sha256').update(content).digest();
  const key = keyOf(sha256.toString('hex'));
  await storage.put(key, content);
  const fileId = await database.call(
    'register_file',
    accountId,
    filename,
    contentTypes[extension],
    content.length,
    sha256,
    key,
    null,
  );
  return String(fileId);
}
