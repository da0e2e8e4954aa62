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
