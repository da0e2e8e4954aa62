import type { FileStorage } from '#shared/storage/file-storage.ts';
import type { WorkerDatabase } from './open-database.ts';
import { type Filename, storeFile } from './store-file.ts';

interface Stored {
  accountId: string;
  /** The date of the document; files of a month share a folder. */
  day: string;
  filename: Filename & `${string}.${'pdf' | 'xml'}`;
  content: Buffer;
}

/** Stores a document of an account below its month. Returns the id of the file. */
export const storeDocument = (
  context: { database: WorkerDatabase; storage: FileStorage },
  { day, filename, ...file }: Stored,
): Promise<string> => {
  const folder = day.slice(0, 7).replace('-', '/');
  const extension = filename.endsWith('.xml') ? 'xml' : 'pdf';
  const keyOf = (sha256: string) => `${folder}/${sha256}.${extension}`;
  return storeFile(context, { ...file, filename, keyOf });
};
