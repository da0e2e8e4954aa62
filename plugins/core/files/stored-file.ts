/** Bytes that are in the store and wait for their row. */
export interface StoredFile {
  filename: string;
  contentType: string;
  byteSize: number;
  sha256: Buffer;
  storageKey: string;
  thumbStorageKey: string | null;
}
