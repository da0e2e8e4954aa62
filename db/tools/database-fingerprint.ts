import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const HISTORY = ['bootstrap', 'migrations/committed'];

/** Names the state that a `db` folder leads to: same text, same fingerprint, same database. */
export function databaseFingerprint(folder: string): Promise<string> {
  return fingerprintOf(folder, [...HISTORY, 'migrations/current', 'modules']);
}

/** The same for committed migrations. */
export function historyFingerprint(folder: string): Promise<string> {
  return fingerprintOf(folder, HISTORY);
}

async function fingerprintOf(folder: string, parts: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) {
    const root = join(folder, part);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries
      .filter((entry) => entry.isFile() && /\.(sql|md)$/.test(entry.name))
      .filter((entry) => !entry.name.endsWith('.shape.sql'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const path of paths) {
      hash.update(path.slice(folder.length)).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
