import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { definitionsText } from './definitions-text.ts';
import { expandText } from './expand-text.ts';

type Staged = {
  migrationsFolder: string;
  hasCurrent: boolean;
  /** What is not committed, as it will be sent to the database. */
  currentText: string;
};

/**
 * A migrations folder made for one run: the committed history, the hand-written changes, and the
 * definitions that are pending in the database right now. The checkout itself is never written to, and a
 * forgotten run of the stage tool cannot leave a database behind its files.
 */
export async function stageMigrations(
  folder: string,
  applied: ReadonlyMap<string, string>,
): Promise<Staged> {
  const source = join(resolve(folder), 'migrations');
  const target = await mkdtemp(join(tmpdir(), 'honorar-migrations-'));
  await cp(join(source, 'committed'), join(target, 'committed'), { recursive: true });
  await mkdir(join(target, 'current'));
  await symlink(join(resolve(folder), 'modules'), join(target, 'fixtures'));

  const texts = new Map<string, string>();
  const names = await readdir(join(source, 'current')).catch(() => []);
  for (const name of names.filter((name) => name.endsWith('.sql') && !isDefinitions(name))) {
    texts.set(name, await readFile(join(source, 'current', name), 'utf8'));
  }
  texts.set('900000-definitions.sql', await definitionsText(folder, applied));
  for (const [name, text] of texts) await writeFile(join(target, 'current', name), text);
  const hasCurrent = [...texts.values()].some(hasStatements);
  const parts = await Promise.all(
    [...texts]
      .sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map(async ([name, text]) => `--! split: ${name}\n${await expandText(folder, text)}\n`),
  );
  return { migrationsFolder: target, hasCurrent, currentText: parts.join('\n') };
}

function isDefinitions(name: string): boolean {
  return /^\d+-definitions\.sql$/.test(name);
}

function hasStatements(text: string): boolean {
  return text.split('\n').some((line) => line.startsWith('--!') || !/^\s*(--.*)?$/.test(line));
}
