/** What the row of a file tells of its bytes. */
export interface StoredFile {
  filename: string;
  contentType: string;
  byteSize: number;
  sha256: Buffer;
  storageKey: string;
  thumbStorageKey: string | null;
}
