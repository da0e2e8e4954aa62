import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { usedModules } from '#db/tools/module-files.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { snakeCase } from '#shared/names.ts';

/**
 * Fields of a form that no SQL and no hook of its module, or of one that it uses, names: what a person writes
 * there is accepted and lost, since a row takes only the attributes that are its columns.
 */
export function unreadFields(root: string, module: string, schema: InputSchema): string[] {
  const fields = { ...schema.properties, ...schema.properties?.attributes?.properties };
  const names = Object.keys(fields).filter((name) => name !== 'attributes');
  const unknown = names.filter((name) => !isNamedIn(codeOf(root, module), name));
  if (unknown.length === 0) return [];
  const others = usesOf(root, module).map((used) => codeOf(root, used));
  return unknown.filter((name) => !others.some((code) => isNamedIn(code, name)));
}

const isNamedIn = (code: Set<string>, name: string) => code.has(name) || code.has(snakeCase(name));

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function usesOf(root: string, module: string): string[] {
  const [page] = globSync(`db/modules/${module}/module.md`, { cwd: root });
  return (page && usedModules(read(root, page))) || [];
}

const COMMENTS = /^comment on [\s\S]*?;$|--.*$/gm;

/** The words of a module's SQL, without its comments, and of its hooks. */
function codeOf(root: string, module: string): Set<string> {
  const files = globSync([`db/modules/${module}/**/*.sql`, `plugins/modules/${module}/**/*.ts`], {
    cwd: root,
  });
  const words = files.flatMap((file) => read(root, file).replace(COMMENTS, '').match(/\w+/g) ?? []);
  return new Set(words);
}
