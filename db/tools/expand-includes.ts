import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const includeLine = /^--![ \t]*include[ \t]+(.*\.sql)[ \t]*$/gm;

/** The text of a module file as a migration would freeze it: its own includes written out. */
export async function expandIncludes(folder: string, path: string): Promise<string> {
  const text = await readFile(join(folder, 'modules', path), 'utf8');
  const expanded = new Map<string, string>();
  for (const [, included = ''] of text.matchAll(includeLine)) {
    expanded.set(included, await expandIncludes(folder, included));
  }
  return text
    .replace(includeLine, (_line, included: string) => {
      const body = expanded.get(included) ?? '';
      return `--! Included ${included}\n${body}\n--! EndIncluded ${included}`;
    })
    .trim();
}
