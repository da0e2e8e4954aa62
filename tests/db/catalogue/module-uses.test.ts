import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '../../../db/tools/database-folder.ts';
import { moduleFiles } from '../../../db/tools/module-files.ts';
import { usedModules } from '../../../db/tools/used-modules.ts';

// A module's SQL uses core and what the `Uses:` line of its module.md declares. Who owns what is
// read from the files themselves: the module whose folder has the thing's file.

const modules = readdirSync(join(databaseFolder, 'modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const declared = new Map(modules.map((module) => [module, usesOf(module)]));

function usesOf(module: string): string[] {
  const text = readFileSync(join(databaseFolder, 'modules', module, 'module.md'), 'utf8');
  const used = usedModules(text);
  if (!used) throw new Error(`${module}/module.md has no line "Uses: …"`);
  return used;
}

async function textsByModule(): Promise<{ module: string; path: string; text: string }[]> {
  return (await moduleFiles(databaseFolder)).map((path) => ({
    module: path.split('/')[0] ?? '',
    path,
    text: readFileSync(join(databaseFolder, 'modules', path), 'utf8').replace(/--.*$/gm, ''),
  }));
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

test('uses: a module uses core and what its module.md declares', async () => {
  const files = await textsByModule();
  const owners = new Map<string, string>();
  for (const { module, path, text } of files) {
    const made = path.endsWith('.rules.sql')
      ? namesIn(text, /begin_rules\(\s*'(app_\w+\.\w+)'/g)
      : namesIn(text, /create (?:or replace )?(?:function|view) (app_\w+\.\w+)/g);
    for (const name of made) owners.set(name, module);
  }
  const offences: string[] = [];
  for (const { module, path, text } of files) {
    const allowed = new Set([module, 'core', ...(declared.get(module) ?? [])]);
    for (const name of namesIn(text, /\b(app_(?:public|hidden|private)\.\w+)/g)) {
      const owner = owners.get(name);
      if (owner && !allowed.has(owner)) offences.push(`${path} uses ${name} of ${owner}`);
    }
  }
  expect(offences).toEqual([]);
});

test('uses: what modules declare exists and has no cycle', () => {
  const reaches = (module: string, seen: string[]): string[] => {
    if (seen.includes(module)) return [[...seen, module].join(' → ')];
    return (declared.get(module) ?? []).flatMap((used) => reaches(used, [...seen, module]));
  };
  const unknown = [...declared.values()].flat().filter((used) => !modules.includes(used));
  expect(unknown).toEqual([]);
  expect(modules.flatMap((module) => reaches(module, []))).toEqual([]);
});

test('enqueue: only core speaks to the job queue', async () => {
  const offences = (await textsByModule())
    .filter(({ module, text }) => module !== 'core' && /graphile_worker\./.test(text))
    .map(({ path }) => path);
  expect(offences).toEqual([]);
});
