import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { usedModules } from '#db/tools/module-files.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { fieldName } from '#shared/names.ts';

/**
 * Fields of a form that are no column of its row, and that no SQL and no hook of its module, or of one that it
 * uses, names: what a person writes there is accepted and lost.
 */
export function unreadFields(
  schema: InputSchema,
  columns: Set<string> | undefined,
  readWords: () => Set<string>,
): string[] {
  const { attributes, ...properties } = schema.properties ?? {};
  const fields = Object.keys({ ...properties, ...attributes?.properties });
  const others = fields.filter((name) => !columns?.has(name));
  if (others.length === 0) return [];
  const words = readWords();
  return others.filter((name) => !words.has(name));
}

/** Reads the names in the SQL and hooks of a module and of those it uses, as forms write them; each module once. */
export function moduleWords(root: string): (module: string) => Set<string> {
  const read = new Map<string, Set<string>>();
  const own = (module: string) => {
    const words = read.get(module) ?? wordsOf(root, module);
    read.set(module, words);
    return words;
  };
  return (module) => new Set([module, ...usesOf(root, module)].flatMap((one) => [...own(one)]));
}

const textOf = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function usesOf(root: string, module: string): string[] {
  const [page] = globSync(`db/modules/${module}/module.md`, { cwd: root });
  return (page && usedModules(textOf(root, page))) || [];
}

const COMMENTS = /^comment on [\s\S]*?;$|--.*$/gm;

function wordsOf(root: string, module: string): Set<string> {
  const files = globSync([`db/modules/${module}/**/*.sql`, `plugins/modules/${module}/**/*.ts`], {
    cwd: root,
  });
  const code = files.map((file) => textOf(root, file).replace(COMMENTS, ''));
  return new Set(code.flatMap((text) => (text.match(/\w+/g) ?? []).map(fieldName)));
}
