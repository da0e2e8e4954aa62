import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const includeLine = /^--![ \t]*include[ \t]+(.*\.sql)[ \t]*$/gm;

/** A text with the module files that it includes written out, as a migration would freeze them. */
export function expandText(modules: string, text: string): string {
  const expanded = new Map<string, string>();
  for (const [, path = ''] of text.matchAll(includeLine)) {
    expanded.set(path, expandText(modules, readFileSync(join(modules, path), 'utf8')));
  }
  return text
    .replace(includeLine, (_line, path: string) => {
      return `--! Included ${path}\n${expanded.get(path) ?? ''}\n--! EndIncluded ${path}`;
    })
    .trim();
}

/**
 * The text of a module file as a migration would freeze it: its own includes written out. Hundreds are read one
 * after the other at each save, and to wait for each took ten times as long as reading it.
 */
export function expandIncludes(folder: string, path: string): string {
  const modules = join(folder, 'modules');
  return expandText(modules, readFileSync(join(modules, path), 'utf8'));
}
