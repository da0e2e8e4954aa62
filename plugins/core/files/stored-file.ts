/** The columns of a file's row that describe its bytes. */
export interface StoredFile {
  filename: string;
  contentType: string;
  byteSize: number;
  sha256: Buffer;
  storageKey: string;
  thumbStorageKey: string | null;
}
