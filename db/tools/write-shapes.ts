import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFolder } from './database-folder.ts';
import { env } from './env.ts';
import { shapeFiles } from './shape-files.ts';
import { withFreshDatabase } from './with-fresh-database.ts';

/** Writes the present shape of every table and type next to the rules that speak of it, and no other. */
export async function writeShapes(superuserUrl: string, folder = databaseFolder): Promise<void> {
  const files = await withFreshDatabase(superuserUrl, folder, (client) =>
    shapeFiles(client, folder),
  );
  const modules = join(folder, 'modules');
  for (const path of await readdir(modules, { recursive: true })) {
    if (path.endsWith('.shape.sql') && !files.has(path)) await rm(join(modules, path));
  }
  for (const [path, text] of files) await writeFile(join(folder, 'modules', path), text);
}

if (import.meta.main) await writeShapes(env.clusterUrl);
