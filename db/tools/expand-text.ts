import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const includeLine = /^--![ \t]*include[ \t]+(.*\.sql)[ \t]*$/gm;

/** A text with the module files that it includes written out, as a migration would freeze them. */
export async function expandText(modules: string, text: string): Promise<string> {
  const expanded = new Map<string, string>();
  for (const [, path = ''] of text.matchAll(includeLine)) {
    const included = await readFile(join(modules, path), 'utf8');
    expanded.set(path, await expandText(modules, included));
  }
  return text
    .replace(includeLine, (_line, path: string) => {
      return `--! Included ${path}\n${expanded.get(path) ?? ''}\n--! EndIncluded ${path}`;
    })
    .trim();
}
