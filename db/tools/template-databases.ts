import { databaseFingerprint, historyFingerprint } from './database-fingerprint.ts';

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
