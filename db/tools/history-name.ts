import { historyFingerprint } from './database-fingerprint.ts';

/**
 * What a database is called that has all that is committed and nothing else. Tests keep one in their
 * cluster, since they build many databases with the same history; no other cluster has it.
 */
export async function historyName(folder: string): Promise<string> {
  return `honorar_history_${await historyFingerprint(folder)}`;
}
