/** A file as a page shows it, with links that work for ten minutes. */
export interface StoredFile {
  filename: string;
  downloadPath: string;
  /** Null for files that are no images. */
  thumbPath: string | null;
}
