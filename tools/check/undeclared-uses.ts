import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';
import { moduleFiles, usedModules } from '#db/tools/module-files.ts';
import { lineOf } from './line-of.ts';

interface Text {
  module: string;
  /** From the root of the project. */
  file: string;
  /** Without comments, line for line. */
  text: string;
}

/**
 * SQL that uses a module not named in `Uses:`, the job queue directly instead of core, or modules that use
 * each other in a circle. A thing belongs to the module whose folder contains its file.
 */
export async function undeclaredUses(root: string): Promise<Offence[]> {
  const texts = await readTexts(path.join(root, 'db'));
  const uses = new Map<string, string[]>();
  for (const { module } of texts) uses.set(module, readUses(root, module));
  const owners = ownersIn(texts);
  return [
    ...texts.flatMap((text) => foreignNames(text, owners, uses.get(text.module) ?? [])),
    ...texts.filter(({ module }) => module !== 'core').flatMap(queueNames),
    ...[...uses.keys()].sort().flatMap((module) => circle(root, module, uses)),
  ];
}

async function readTexts(folder: string): Promise<Text[]> {
  return (await moduleFiles(folder)).map((file) => ({
    module: file.split('/')[0] ?? '',
    file: `db/modules/${file}`,
    text: readFileSync(path.join(folder, 'modules', file), 'utf8').replace(/--.*$/gm, ''),
  }));
}

const pageOf = (module: string) => `db/modules/${module}/module.md`;

function readUses(root: string, module: string): string[] {
  return usedModules(readFileSync(path.join(root, pageOf(module)), 'utf8')) ?? [];
}

/** The module of each table and view, and of each function with its bracket: a type may have the same name. */
function ownersIn(texts: Text[]): Map<string, string> {
  const makes = /(?:begin_rules\(\s*'|create (?:or replace )?(?:function|view) )(app_\w+\.\w+\(?)/g;
  return new Map(
    texts.flatMap(({ module, text }) =>
      [...text.matchAll(makes)].map(([, name = '']): [string, string] => [name, module]),
    ),
  );
}

function foreignNames(
  { module, file, text }: Text,
  owners: Map<string, string>,
  uses: string[],
): Offence[] {
  const reported = new Set<string>();
  return [...text.matchAll(/\bapp_(?:public|hidden|private)\.\w+\(?/g)].flatMap(
    ({ 0: found, index }) => {
      const name = found.replace('(', '');
      const owner = owners.get(found) ?? owners.get(name);
      if (!owner || [module, 'core', ...uses].includes(owner) || reported.has(name)) return [];
      reported.add(name);
      const line = text.slice(0, index).split('\n').length;
      const cure = `Write ${owner} into the line "Uses:" of ${pageOf(module)}, or make ${owner} a follower of events here.`;
      return [{ rule: 'module-uses', file, line, what: `it uses ${name} of ${owner}`, cure }];
    },
  );
}

function queueNames({ file, text }: Text): Offence[] {
  if (!text.includes('graphile_worker.')) return [];
  const what = 'it speaks to the job queue';
  const cure = 'Call app_private.enqueue: only core uses the queue.';
  return [{ rule: 'module-uses', file, line: lineOf(text, 'graphile_worker.'), what, cure }];
}

/** Reported once for a circle, at its alphabetically first module. */
function circle(root: string, module: string, uses: Map<string, string[]>): Offence[] {
  const way = circleOf(module, uses);
  if (!way || way.some((other) => other < module)) return [];
  const file = pageOf(module);
  const line = lineOf(readFileSync(path.join(root, file), 'utf8'), 'Uses:');
  const what = `modules use each other in a circle: ${[...way, module].join(' → ')}`;
  const cure = 'Move what both need into a module that both use, or into core.';
  return [{ rule: 'module-uses', file, line, what, cure }];
}

/** The shortest way from a module over those it uses back to itself, beginning with it. */
function circleOf(module: string, uses: Map<string, string[]>): string[] | null {
  const ways = [[module]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const used of uses.get(way.at(-1) ?? '') ?? []) {
      if (used === module) return way;
      if (seen.has(used)) continue;
      seen.add(used);
      ways.push([...way, used]);
    }
  }
  return null;
}
