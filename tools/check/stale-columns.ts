import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Offence } from '#db/check/offence.ts';
import { COLUMNS, columnFiles } from '#db/tools/shapes/shape-files.ts';

/**
 * Forms use the stored schemas of columns; a column changed since is reported, so that its form does not use
 * the old one.
 */
export async function staleColumns(client: pg.Client, root: string): Promise<Offence[]> {
  const files = globSync(`db/modules/*/{tables,types}/*${COLUMNS}`, { cwd: root });
  const homes = new Map(files.map((file) => [path.basename(file, COLUMNS), file]));
  await client.query(`begin; set local search_path to ''`);
  const fresh = await columnFiles(client, (owner) => homes.get(owner));
  await client.query('rollback');
  return files.flatMap((file) => {
    const stored = readFileSync(path.join(root, file), 'utf8').split('\n');
    const now = fresh.get(file)?.split('\n') ?? [];
    const at = stored.findIndex((line, index) => line !== now[index]);
    if (at < 0) return [];
    const name = /"(\w+)":/.exec(now[at] ?? stored[at] ?? '')?.[1];
    return {
      rule: 'columns',
      file,
      line: at + 1,
      what: `${name ?? 'the list of columns'} differs from the database`,
      cure: 'Run npm run db:shapes.',
    };
  });
}
