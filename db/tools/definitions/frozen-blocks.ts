import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Adds the text of each module file that a migration has written out to `blocks`, by its path. */
export function collectBlocks(migration: string, blocks: Map<string, string>): void {
  const lines = migration.split('\n');
  const open: { path: string; from: number }[] = [];
  lines.forEach((line, index) => {
    const started = /^--! Included (.*)$/.exec(line)?.[1];
    if (started) open.push({ path: started, from: index + 1 });
    const ended = /^--! EndIncluded (.*)$/.exec(line)?.[1];
    const block = ended ? open.pop() : undefined;
    if (block) blocks.set(block.path, lines.slice(block.from, index).join('\n'));
  });
}
