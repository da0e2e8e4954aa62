import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { databaseFolder } from './database-folder.ts';
import { env } from './env.ts';
import { isShapeFile, shapeFiles } from './shapes/shape-files.ts';
import { withFreshDatabase } from './with-fresh-database.ts';

/**
 * Writes the current shape of every table and type beside its rules, and the schemas of columns for forms.
 * Removes the files of deleted objects.
 */
export async function writeShapes(
  superuserUrl: string,
  folder = databaseFolder,
  isTemplate = false,
): Promise<void> {
  const write = (client: pg.Client) => shapeFiles(client, folder);
  const files = await withFreshDatabase(superuserUrl, folder, write, { isTemplate });
  const modules = join(folder, 'modules');
  for (const path of await readdir(modules, { recursive: true })) {
    if (isShapeFile(path) && !files.has(path)) await rm(join(modules, path));
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(modules, path)), { recursive: true });
    await writeFile(join(modules, path), text);
  }
}

// `db:access` and `db:sdl`, which are run after it, begin as copies of the database.
if (import.meta.main) await writeShapes(env.clusterUrl, databaseFolder, true);
