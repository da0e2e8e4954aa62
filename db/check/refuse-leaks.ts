import type pg from 'pg';
import { changedFiles } from '../access/changed-tables.ts';
import type { AppliedTexts } from '../tools/definitions/applied-texts.ts';
import { guardOffences, leakOffences } from './leak-offences.ts';

/**
 * Aborts a transaction that has applied the files to a database if that would give strangers access to rows:
 * the error names the cause and its position, and the database stays as it was.
 */
export async function refuseLeaks(
  client: pg.Client,
  folder: string,
  applied: AppliedTexts,
): Promise<void> {
  const found = [
    ...(await guardOffences(client, folder)),
    ...(await leakOffences(client, folder, await changedFiles(folder, applied))),
  ];
  if (found.length === 0) return;
  const lines = found.map(
    ({ what, file, line }) => `${what}${file ? `\n  in ${file}, line ${line}` : ''}`,
  );
  throw new Error(lines.join('\n'));
}
