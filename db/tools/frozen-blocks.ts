import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectBlocks } from './collect-blocks.ts';

/** The newest text of each module file that a committed migration has frozen, by its path. */
export async function frozenBlocks(folder: string): Promise<Map<string, string>> {
  const committed = join(folder, 'migrations/committed');
  const names = await readdir(committed);
  const blocks = new Map<string, string>();
  for (const name of names.filter((name) => /^\d{6}.*\.sql$/.test(name)).sort()) {
    collectBlocks(await readFile(join(committed, name), 'utf8'), blocks);
  }
  return blocks;
}
