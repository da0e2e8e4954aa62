/** The part of the store that an upload needs. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  delete(key: string): Promise<void>;
}
