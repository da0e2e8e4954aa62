import { symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AppliedTexts } from './applied-texts.ts';
import { definitionsText } from './definitions-text.ts';
import { expandText } from './expand-text.ts';
import { keepApplied } from './keep-applied.ts';
import { keepText } from './kept-text.ts';
import { newErrorCodes } from './new-error-codes.ts';
import { pendingDefinitions } from './pending-definitions.ts';

type Staged = {
  migrationsFolder: string;
  hasCurrent: boolean;
  /** What is not committed, as it will be sent to the database. */
  currentText: string;
};

/**
 * A migrations folder made for one run, of which whatever is only read stands elsewhere: the committed history, the hand-written changes, and the
 * definitions that are pending in the database right now. The checkout itself is never written to, and a
 * forgotten run of the stage tool cannot leave a database behind its files.
 *
 * Changes of tables run again only when one of them was edited, since they may begin by dropping what
 * they make. Until then rows stay, and of the definitions only the edited ones are run.
 */
export async function stageMigrations(folder: string, applied: AppliedTexts): Promise<Staged> {
  const source = join(resolve(folder), 'migrations');
  const target = await mkdtemp(join(tmpdir(), 'honorar-migrations-'));
  const included = join(target, 'fixtures');
  symlinkSync(join(source, 'committed'), join(target, 'committed'));
  symlinkSync(join(resolve(folder), 'modules'), included);
  await mkdir(join(target, 'current'));

  const changes = await changesByHand(folder);
  const isKept = applied.content !== null && areEqual(changes, applied.changes);
  const pending = await pendingDefinitions(folder, applied.blocks);
  const kept = isKept ? keepApplied(folder, pending, applied.blocks) : undefined;
  const texts = new Map([...changes].map(([name, text]) => [name, isKept ? keepText(text) : text]));
  const codes = await newErrorCodes(resolve(folder));
  texts.set('900000-definitions.sql', definitionsText(pending, codes, kept));
  for (const [name, text] of texts) await writeFile(join(target, 'current', name), text);
  const hasCurrent = [...texts.values()].some(hasStatements);
  const parts = [...texts]
    .sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(([name, text]) => `--! split: ${name}\n${expandText(included, text)}\n`);
  return { migrationsFolder: target, hasCurrent, currentText: parts.join('\n') };
}

async function changesByHand(folder: string): Promise<Map<string, string>> {
  const source = join(folder, 'migrations/current');
  const names = (await readdir(source).catch(() => [])).filter(
    (name) => name.endsWith('.sql') && !isDefinitions(name),
  );
  const read = async (name: string): Promise<[string, string]> => [
    name,
    (await readFile(join(source, name), 'utf8')).trim(),
  ];
  return new Map(await Promise.all(names.map(read)));
}

function areEqual(changes: Map<string, string>, applied: Map<string, string>): boolean {
  const names = [...applied.keys()].filter((name) => !isDefinitions(name));
  return (
    names.length === changes.size && names.every((name) => changes.get(name) === applied.get(name))
  );
}

function isDefinitions(name: string): boolean {
  return /^\d+-definitions\.sql$/.test(name);
}

function hasStatements(text: string): boolean {
  return text.split('\n').some((line) => line.startsWith('--!') || !/^\s*(--.*)?$/.test(line));
}
