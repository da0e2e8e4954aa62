import { cpSync, existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportRows } from '#db/tools/export-rows.ts';
import { usedModules } from '#db/tools/module-files.ts';
import { DEFINITIONS, stageDefinitions } from '#db/tools/stage-definitions.ts';
import { statements } from '#db/tools/statements.ts';
import { withClient } from '#db/tools/with-client.ts';
import { withFreshDatabase } from '#db/tools/with-fresh-database.ts';
import { writeShapes } from '#db/tools/write-shapes.ts';
import { type ModuleParts, moduleParts, removalText } from './removal-text.ts';

const comment = /--[^\n]*|\/\*[\s\S]*?\*\//g;

export interface Removed {
  /** The current location of its rows and folders. */
  place: string;
  folders: string[];
  /** The number of rows in each of its tables; null without an installation. */
  rows: Map<string, number> | null;
}

const CURRENT = 'migrations/current';
const CHANGES = '1-current.sql';

/**
 * Removes a module: writes the migration that drops it, exports the rows of the installation at
 * `installationUrl`, and moves its folders beside them below `.data/removed`. Throws before any change when
 * another module needs it.
 */
export async function removeModule(
  superuserUrl: string,
  root: string,
  module: string,
  installationUrl: string | null,
): Promise<Removed> {
  const folder = path.join(root, 'db');
  await refuseUsed(folder, module);
  const parts = await moduleParts(folder, module);
  const removal = await withFreshDatabase(superuserUrl, folder, (client) =>
    removalText(client, module, parts),
  );
  const changes = await changesWithout(path.join(folder, CURRENT), parts);
  changes.set(CHANGES, `${changes.get(CHANGES) ?? ''}\n${removal}`);
  const rest = await dbWithout(superuserUrl, folder, module, changes);
  try {
    const folders = await moduleFolders(root, module);
    const place = await freePlace(path.join(root, '.data/removed'), module);
    const rows = installationUrl
      ? await withClient(installationUrl, (client) => exportRows(client, parts.tables, place))
      : null;
    for (const one of folders) {
      await mkdir(path.dirname(path.join(place, one)), { recursive: true });
      await rename(path.join(root, one), path.join(place, one));
    }
    await cp(rest, folder, { recursive: true, verbatimSymlinks: true });
    for (const file of emptied(changes)) await rm(path.join(folder, CURRENT, file));
    await stageDefinitions(folder);
    return { place, folders, rows };
  } finally {
    rmSync(path.dirname(rest), { recursive: true });
  }
}

async function refuseUsed(folder: string, module: string): Promise<void> {
  const modules = await readdir(path.join(folder, 'modules'));
  if (!modules.includes(module)) throw new Error(`There is no module ${module}.`);
  if (module === 'core') throw new Error('Every module depends on core.');
  const users: string[] = [];
  for (const other of modules) {
    const page = await readFile(path.join(folder, 'modules', other, 'module.md'), 'utf8');
    if (usedModules(page)?.includes(module)) users.push(other);
  }
  if (users.length > 0) throw new Error(`It is used by ${users.join(', ')}: see their "Uses:".`);
}

/** The uncommitted changes by file, without the statements that create the module's tables and types. */
async function changesWithout(
  folder: string,
  { tables, types }: ModuleParts,
): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.sql') && file !== DEFINITIONS,
  );
  const texts = files.map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    return [file, withoutStatements(text, [...tables, ...types])] as const;
  });
  return new Map(await Promise.all(texts));
}

/** The files that were about the module alone. */
const emptied = (changes: ReadonlyMap<string, string>) =>
  [...changes].flatMap(([file, text]) => (/^\s*[^-\s]/m.test(text) ? [] : file));

/** The database's files as they will be, with their shapes; a database was built from them. */
async function dbWithout(
  superuserUrl: string,
  folder: string,
  module: string,
  changes: ReadonlyMap<string, string>,
): Promise<string> {
  const copy = path.join(await mkdtemp(path.join(tmpdir(), 'honorar-without-')), 'db');
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  await rm(path.join(copy, 'modules', module), { recursive: true });
  for (const [file, text] of changes) await writeFile(path.join(copy, CURRENT, file), text);
  for (const file of emptied(changes)) await rm(path.join(copy, CURRENT, file));
  await writeShapes(superuserUrl, copy);
  return copy;
}

async function freePlace(folder: string, module: string): Promise<string> {
  for (let nth = 1; ; nth++) {
    const place = path.join(folder, nth === 1 ? module : `${module}-${nth}`);
    if (existsSync(place)) continue;
    await mkdir(place, { recursive: true });
    return place;
  }
}

/**
 * The folders of a module: one in each top-level folder that has any, and those of its tests. Relative to the
 * root.
 */
async function moduleFolders(root: string, module: string): Promise<string[]> {
  const inside = async (folder: string) =>
    (await readdir(path.join(root, folder), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
      .map((entry) => path.join(folder, entry.name));
  const topFolders = await inside('');
  const ofTests = topFolders.includes('tests') ? await inside('tests') : [];
  return [
    ...topFolders.map((folder) => path.join(folder, 'modules', module)),
    ...ofTests.map((tests) => path.join(tests, module)),
  ].filter((folder) => existsSync(path.join(root, folder)));
}

/**
 * Changes of tables without those that are about one of `names`: a statement is about what it names first
 * with its schema. The comment right above one goes with it.
 */
export function withoutStatements(changes: string, names: string[]): string {
  const remaining = statements(changes).map((part) => {
    const code = part.replace(comment, (text) => ' '.repeat(text.length));
    const about = /\bapp_(?:public|hidden|private)\.\w+/.exec(code)?.[0];
    if (!about || !names.includes(about)) return part;
    // A comment above a blank line belongs to the file, or to the statement before.
    const above = part.slice(0, code.search(/\S/));
    return above.slice(0, above.lastIndexOf('\n\n') + 1);
  });
  return `${remaining
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
