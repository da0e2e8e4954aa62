import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const HISTORY = ['bootstrap', 'migrations/committed'];

/**
 * The name of a database with all committed migrations and nothing else. Tests store one in their cluster,
 * since they build many databases with the same history; no other cluster has it.
 */
export async function historyName(folder: string): Promise<string> {
  return `honorar_history_${await historyFingerprint(folder)}`;
}

const BUILT = 'honorar_built_';

/** One that has all of the files, which a tool leaves to those that are run after it. */
export async function builtName(folder: string): Promise<string> {
  return BUILT + (await databaseFingerprint(folder));
}

/** Of the databases of a cluster the one that a new one best begins as a copy of. */
export async function templateAmong(
  names: string[],
  folder: string,
  onlyCommitted: boolean,
): Promise<string | undefined> {
  const isBuiltThere = !onlyCommitted && names.some((name) => name.startsWith(BUILT));
  const wanted = [...(isBuiltThere ? [await builtName(folder)] : []), await historyName(folder)];
  return wanted.find((name) => names.includes(name));
}

/** Names the state that a `db` folder leads to: same text, same fingerprint, same database. */
export function databaseFingerprint(folder: string): Promise<string> {
  return fingerprintOf(folder, [...HISTORY, 'migrations/current', 'modules']);
}

/** The same for committed migrations. */
function historyFingerprint(folder: string): Promise<string> {
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
