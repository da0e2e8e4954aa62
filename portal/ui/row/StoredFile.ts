/** A file as a page shows it, with links that work for ten minutes. */
export interface StoredFile {
  filename: string;
  downloadPath: string;
  /** Null for what is no image. */
  thumbPath: string | null;
}
