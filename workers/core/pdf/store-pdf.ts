import { createHash } from 'node:crypto';
import type { FileStorage } from '../../../storage/file-storage.ts';
import type { WorkerDatabase } from '../open-database.ts';

interface StoredPdf {
  accountId: string;
  /** Day the document bears; files of a month lie together. */
  day: string;
  /** As its reader saves it. */
  filename: string;
  pdf: Buffer;
}

/**
 * Stores a drawn document and registers it. The same drawing has the same key, so a run that died half way
 * leaves nothing behind. Returns the id of the file.
 */
export async function storePdf(
  { database, storage }: { database: WorkerDatabase; storage: FileStorage },
  { accountId, day, filename, pdf }: StoredPdf,
): Promise<string> {
  const sha256 = createHash('sha256').update(pdf).digest();
  const key = `${day.slice(0, 7).replace('-', '/')}/${sha256.toString('hex')}.pdf`;
  await storage.put(key, pdf);
  const fileId = await database.call(
    'register_file',
    ...[accountId, filename, 'application/pdf', pdf.length, sha256, key, null],
  );
  return String(fileId);
}
