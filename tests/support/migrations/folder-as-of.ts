import { cpSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFolder } from '#db/tools/database-folder.ts';

/** A copy of `db` as it was committed up to a migration such as `000005`. The caller removes its parent. */
export async function folderAsOf(migration: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'honorar-filled-')), 'db');
  cpSync(databaseFolder, folder, { recursive: true, verbatimSymlinks: true });
  await rm(join(folder, 'migrations/current'), { recursive: true });
  const committed = await readdir(join(folder, 'migrations/committed'));
  const later = (name: string) => /^\d{6}.*\.sql$/.test(name) && name.slice(0, 6) > migration;
  for (const name of committed.filter(later)) {
    await rm(join(folder, 'migrations/committed', name));
  }
  return folder;
}
