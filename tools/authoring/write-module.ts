import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tableHomes } from '#db/tools/module-files.ts';
import { withFreshDatabase } from '#db/tools/with-fresh-database.ts';
import { writeShapes } from '#db/tools/write-shapes.ts';
import { moduleFiles } from './module-files.ts';
import { readSketch } from './read-sketch.ts';
import type { Sketch } from './sketch.ts';

/**
 * Writes the files of a new module from its `create table` statements: rules, functions, forms and labels.
 * Returns the paths written; throws with a readable message before anything is written.
 */
export async function writeModule(
  superuserUrl: string,
  root: string,
  module: string,
  statements: string,
): Promise<string[]> {
  await refuseName(root, module);
  const folder = path.join(root, 'db');
  const sketch = await withFreshDatabase(superuserUrl, folder, (client) =>
    readSketch(client, module, statements),
  );
  if (sketch.tables.length === 0) throw new Error('There is no "create table" in it.');
  const changes = 'db/migrations/current/1-current.sql';
  refuseDropped(await readFile(path.join(root, changes), 'utf8'), sketch, changes);
  const homes = await tableHomes(folder);
  const owners = sketch.uses.map(
    (table) =>
      homes.find((home) => home.table === `app_public.${table}`)?.path.split('/')[0] ?? 'core',
  );
  const files = moduleFiles(sketch, [...new Set(['core', ...owners])]);
  const taken = [...files.keys()].filter((file) => existsSync(path.join(root, file)));
  if (taken.length > 0) throw new Error(`There is already ${taken.join(', ')}.`);
  for (const [file, text] of files) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  await appendFile(path.join(root, changes), `\n${changesText(sketch)}`);
  await writeShapes(superuserUrl, folder);
  return [changes, ...files.keys()];
}

/** A statement that drops a table would empty the new one of that name whenever the file is edited. */
function refuseDropped(changes: string, { tables }: Sketch, file: string): void {
  for (const { name } of tables) {
    const at = changes.search(new RegExp(`^drop table [^;]*\\bapp_public\\.${name}\\b`, 'm'));
    if (at < 0) continue;
    const line = changes.slice(0, at).split('\n').length;
    throw new Error(
      `${file}:${line} drops ${name}, and would at each change of the file. Freeze that first, with npm run db:commit -- "…", or take it out where it was never committed.`,
    );
  }
}

/** A module is a folder in every top-level folder and a name in SQL, so its name must be valid in both. */
async function refuseName(root: string, module: string): Promise<void> {
  if (!/^[a-z][a-z_]{1,30}$/.test(module)) {
    throw new Error(
      `"${module}" is not a valid module name: lower-case letters and underscores, as "harbour".`,
    );
  }
  const modules = await readdir(path.join(root, 'db/modules'));
  if (modules.includes(module)) throw new Error(`There is a module ${module} already.`);
}

/** The changes of tables, written so that running them again changes nothing. */
function changesText({ module, types, tables }: Sketch): string {
  const made = types.map(
    ({ name, values }) => `do $$ begin
  create type app_public.${name} as enum (${values.map((value) => `'${value}'`).join(', ')});
exception when duplicate_object then null;
end $$;`,
  );
  const shapes = tables.map(({ shape }) =>
    shape
      .replace('create table ', 'create table if not exists ')
      .replaceAll(/^create (unique )?index /gm, 'create $1index if not exists '),
  );
  return `-- ${module}\n${[...made, ...shapes].join('\n\n')}\n`;
}
