import { createHash, randomUUID } from 'node:crypto';
import type { SniffedFile, StoredFile, Upload } from './sniff-file.ts';

/** An upload with its place in the store. */
export interface PlacedUpload {
  file: StoredFile;
  /** The bytes to store, by key. */
  contents: (readonly [string, Buffer])[];
}

/** Chooses an unguessable key for an upload. Nothing is written yet. */
export function placeUpload({
  filename,
  contentType,
  bytes,
  thumbnail,
}: SniffedFile): PlacedUpload {
  const month = new Date().toISOString().slice(0, 7).replace('-', '/');
  const storageKey = `${month}/${randomUUID()}`;
  const thumbStorageKey = `${storageKey}.webp`;
  return {
    file: {
      filename,
      contentType,
      byteSize: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
      thumbStorageKey: thumbnail ? thumbStorageKey : null,
    },
    contents: [[storageKey, bytes], ...(thumbnail ? [[thumbStorageKey, thumbnail] as const] : [])],
  };
}

/**
 * An upload as passed to its function before it is checked. A picture will be re-encoded, so its size is not
 * known yet.
 */
export function unreadFile({ filename, contentType, bytes }: Upload): StoredFile {
  const isPicture = contentType.startsWith('image/');
  return {
    filename,
    contentType,
    byteSize: isPicture ? 1 : bytes.length,
    sha256: Buffer.alloc(32),
    storageKey: randomUUID(),
    thumbStorageKey: null,
  };
}
