import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitMigration } from '#db/tools/commit-migration.ts';
import { findOffences } from '#tools/check/find-offences.ts';
import { env } from '../../support/env.ts';
import type { Figure } from '../figure.ts';
import type { Change } from './change.ts';

/**
 * Makes a change in a copy of the tree; an omission is reported by the check, and no figure is
 * printed.
 */
export async function makeChange(
  root: string,
  { name, places, beginsWithCommit: startsWithCommit, goal }: Change,
): Promise<Figure> {
  for (const [at, { file, find, put }] of places.entries()) {
    const path = join(root, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(find)) throw new Error(`${name}: ${file} no longer says ${find}`);
    await writeFile(path, find === '' ? `${text}\n${put}` : text.replace(find, () => put));
    if (at === 0 && startsWithCommit) await commitMigration(env.clusterUrl, name, join(root, 'db'));
  }
  return { name, unit: 'places', value: places.length, most: goal };
}

/** The check finds nothing missing; its duration is a figure as well. */
export async function checked(root: string): Promise<Figure> {
  const started = performance.now();
  const offences = await findOffences(env.clusterUrl, root);
  const seconds = (performance.now() - started) / 1_000;
  if (offences.length > 0) throw new Error(`not whole yet:\n${JSON.stringify(offences, null, 2)}`);
  return { name: 'npm run check', unit: 's', value: seconds, most: 10 };
}
