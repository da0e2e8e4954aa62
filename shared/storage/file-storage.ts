import type { Readable } from 'node:stream';

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/**
 * Storage for the bytes of uploaded and generated files. A key is a relative path made by the platform
 * (`2026/11/<sha256>.pdf`), never a name a user typed.
 */
export interface FileStorage {
  /** Writes the whole file or nothing; writing the same key again replaces it. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Opens the file for reading, optionally only the bytes `start` to `end` (both included). */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removes the file; a file that is not there is already removed. */
  delete(key: string): Promise<void>;
  /** Every key with the time it was written, for the job that removes orphans. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
}

/** Refuses a key that could leave the storage: no empty, hidden, absolute or climbing parts. */
export function assertStorageKey(key: string): void {
  if (key.length > 500 || !KEY.test(key)) throw new Error('not a storage key');
}
