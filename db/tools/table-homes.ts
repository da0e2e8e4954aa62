import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleFiles } from './module-files.ts';

export type TableHome = { table: string; path: string };

/** Which rules file speaks of which table: its first statement names it. */
export async function tableHomes(folder: string): Promise<TableHome[]> {
  const homes: TableHome[] = [];
  for (const path of await moduleFiles(folder)) {
    if (!path.endsWith('.rules.sql')) continue;
    const text = await readFile(join(folder, 'modules', path), 'utf8');
    const table = /begin_rules\(\s*'([a-z_]+\.[a-z0-9_]+)'/.exec(text)?.[1];
    if (!table) throw new Error(`${path} does not begin with app_private.begin_rules('…')`);
    homes.push({ table, path });
  }
  return homes;
}
