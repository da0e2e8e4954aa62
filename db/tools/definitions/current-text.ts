import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { moduleFiles } from '../module-files.ts';
import { type AppliedTexts, commentOut } from './applied-texts.ts';
import { expandText } from './expand-text.ts';
import { frozenBlocks } from './frozen-blocks.ts';
import { newErrorCodes } from './new-error-codes.ts';
import { commentApplied, definitionsText, pendingDefinitions } from './pending-definitions.ts';

/**
 * The uncommitted migrations as sent to a database: the hand-written changes, and the definitions pending in
 * that database right now; null when there are none. A forgotten run of the stage tool therefore cannot leave
 * a database behind its files.
 *
 * Changes of tables run again only when their file was edited, since they may begin by dropping what they
 * create. Until then rows stay, and of the definitions only the edited ones run.
 */
export async function currentText(folder: string, applied: AppliedTexts): Promise<string | null> {
  const changes = await changesByHand(folder);
  const isUnchanged = applied.content !== null && areEqual(changes, applied.changes);
  const pending = await pendingDefinitions(folder, applied.blocks);
  const commented = isUnchanged ? commentApplied(folder, pending, applied.blocks) : undefined;
  const texts = new Map(
    [...changes].map(([name, text]) => [name, isUnchanged ? commentOut(text) : text]),
  );
  const codes = await newErrorCodes(resolve(folder));
  const drops = await dropDefinitions(folder, applied.blocks);
  texts.set(
    '900000-definitions.sql',
    [definitionsText(pending, codes, commented), ...drops].join('\n'),
  );
  if (![...texts.values()].some(hasStatements)) return null;
  const modules = join(resolve(folder), 'modules');
  return [...texts]
    .sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(([name, text]) => `--! split: ${name}\n${expandText(modules, text)}\n`)
    .join('\n');
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

/**
 * The statements that drop functions and views that were only tried: files a database has `applied` that do
 * not exist any more. Committed objects are dropped by the author of their removal, in the changes.
 */
async function dropDefinitions(
  folder: string,
  applied: ReadonlyMap<string, string>,
): Promise<string[]> {
  const files = new Set(await moduleFiles(folder));
  const removed = [...applied].filter(([path]) => !files.has(path));
  if (removed.length === 0) return [];
  const frozen = await frozenBlocks(folder);
  return removed.flatMap(([path, text]) => {
    const [, kind, name] = /^create or replace (function|view) ([\w.]+)/m.exec(text) ?? [];
    return kind && !frozen.has(path) ? `drop ${kind} if exists ${name};` : [];
  });
}
