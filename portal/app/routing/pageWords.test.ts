// Goal: no page shows the bare name of a field because its route fetches too few labels. Method: for each route
// that declares the modules of its labels, all files that the page imports are searched for the labels they
// use by a literal name.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { readWords } from '#forms/words/read-words.ts';
import { snakeCase } from '#shared/names.ts';
import type { ModuleRoute } from './ModuleRoute.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const modulesFolder = path.join(root, 'portal/modules');
const formsFolder = path.join(root, 'forms/modules');
const text = globSync('*/words.nb.json', { cwd: formsFolder }).map((file) => {
  const module = path.dirname(file);
  return { module, words: readWords('nb', [module]) };
});

/** The modules that have labels of an owner. */
function homes(part: 'fields' | 'values' | 'actions' | 'events', owner: string): string[] {
  return text.filter(({ words }) => owner in words[part]).map(({ module }) => module);
}

/** The files that a file imports, statically or dynamically, also from any module. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    reach(path.resolve(path.dirname(file), from), seen);
  }
  // A slot is filled by one module; a pattern over all modules belongs to the whole portal.
  for (const [, pattern = ''] of text.matchAll(/import\.meta\.glob<[^(]*>\(\s*'(\.[^']+\.tsx)'/g)) {
    for (const found of globSync(pattern, { cwd: path.dirname(file) })) {
      reach(path.resolve(path.dirname(file), found), seen);
    }
  }
  return seen;
}

/** The modules whose labels a mutation needs: of its action, and of each field of its form or refusals. */
function ofForm(mutation: string): string[] {
  const form = snakeCase(mutation);
  const [file] = globSync(`*/${form}/schema.json`, { cwd: formsFolder });
  const { schema } = file ? readSchema(path.join(formsFolder, file)) : { schema: {} };
  return [...homes('actions', form), ...ofFields(schema)];
}

function ofFields({ words = [], properties = {}, items, graphqlEnum }: InputSchema): string[] {
  const [home = []] = words
    .filter((place) => place.includes('.'))
    .map((place) => {
      const [owner = '', name = ''] = place.split('.');
      return homes('fields', owner).filter((module) => says(module, owner, name));
    })
    .filter((found) => found.length > 0);
  const values = graphqlEnum ? homes('values', graphqlEnum) : [];
  return [
    ...home,
    ...values,
    ...[...Object.values(properties), ...(items ? [items] : [])].flatMap(ofFields),
  ];
}

const says = (module: string, owner: string, name: string) =>
  text.some((one) => one.module === module && name in (one.words.fields[owner] ?? {}));

/** The modules whose labels a file uses by a literal name. */
function requested(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const sent = named(/\b([a-z]\w+)Mutation\b/g).flatMap(ofForm);
  if (!/useWords|SaidWords|\bform="/.test(text)) return sent;
  // A part of many pages brings its own labels.
  const own = named(/useWords\('(\w+)'\)/g);
  const needed = [
    ...named(/\bfield\(\s*['`](\w+)\./g).flatMap((owner) => homes('fields', owner)),
    ...named(/\.value\(\s*'(\w+)'/g).flatMap((owner) => homes('values', owner)),
    ...named(/\.action\(([^)]*)\)/g)
      .flatMap((either) => [...either.matchAll(/'([a-z]\w+)'/g)].map(([, name = '']) => name))
      .flatMap((name) => homes('actions', snakeCase(name))),
    ...named(/\bform="(\w+)"/g).flatMap((name) => homes('actions', snakeCase(name))),
  ];
  return [...sent, ...needed.filter((module) => !own.includes(module))];
}

/** The file that renders a page, as its route imports it. */
function fileOf({ path: address, screen }: ModuleRoute, module: string): string {
  const [, from] = /["'`]([^"'`]+\.tsx?)["'`]/.exec(`${screen}`) ?? [];
  if (!from) throw new Error(`The route ${address} does not import its screen`);
  const inModule = path.resolve(modulesFolder, module, from);
  return existsSync(inModule) ? inModule : path.join(root, from);
}

const pages = await Promise.all(
  globSync('*/routes.ts', { cwd: modulesFolder }).map(async (file) => {
    const { routes } = (await import(path.join(modulesFolder, file))) as { routes: ModuleRoute[] };
    return routes.flatMap((route) => {
      const { path: address, words } = route;
      return words ? { address, words, file: fileOf(route, path.dirname(file)) } : [];
    });
  }),
);

test('some routes declare the modules of their labels', () => {
  expect(pages.flat().length).toBeGreaterThan(2);
});

test.each(pages.flat())('$address fetches the labels it shows', ({ words, file }) => {
  const needed = new Set([...reach(file)].flatMap(requested));
  expect([...needed].filter((module) => !['core', ...words].includes(module))).toEqual([]);
});
