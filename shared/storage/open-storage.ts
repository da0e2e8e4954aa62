import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** The time in milliseconds after which an attempt at a bucket fails; there are two attempts. */
const PATIENCE_MS = 6_000;

/**
 * Opens the storage that `FILES_URL` names: `file:///folder` (or the path of a folder) or
 * `s3://bucket/prefix?endpoint=…&patience=…`. Nothing is contacted before the first use.
 */
export function openStorage(url: string): FileStorage {
  if (path.isAbsolute(url)) return folderStorage(url);
  const parsed = new URL(url);
  if (parsed.protocol === 'file:') return folderStorage(fileURLToPath(parsed));
  if (parsed.protocol === 's3:') {
    const prefix = parsed.pathname.replace(/^\/|\/$/g, '');
    return s3Storage({
      bucket: parsed.hostname,
      prefix: prefix && `${prefix}/`,
      endpoint: parsed.searchParams.get('endpoint'),
      patienceMs: Number(parsed.searchParams.get('patience') || PATIENCE_MS),
    });
  }
  throw new Error(`FILES_URL begins with "${parsed.protocol}"; known are file: and s3:`);
}
