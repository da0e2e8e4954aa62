import { createHash, randomUUID } from 'node:crypto';
import type { SniffedFile } from './sniff-file.ts';
import type { StoredFile } from './stored-file.ts';

/** The part of the store that an upload needs. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
}

/** Stores an upload under a key nobody can guess. Its row follows in the mutation's transaction. */
export async function putFile(store: FileStore, file: SniffedFile): Promise<StoredFile> {
  const month = new Date().toISOString().slice(0, 7).replace('-', '/');
  const storageKey = `${month}/${randomUUID()}`;
  const thumbStorageKey = file.thumbnail ? `${storageKey}.webp` : null;
  await store.put(storageKey, file.bytes);
  if (file.thumbnail && thumbStorageKey) {
    await store.put(thumbStorageKey, file.thumbnail);
  }
  return {
    filename: file.filename,
    contentType: file.contentType,
    byteSize: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest(),
    storageKey,
    thumbStorageKey,
  };
}
