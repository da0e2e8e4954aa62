import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expandText } from './expand-text.ts';

/** The text of a module file as a migration would freeze it: its own includes written out. */
export async function expandIncludes(folder: string, path: string): Promise<string> {
  const modules = join(folder, 'modules');
  return expandText(modules, await readFile(join(modules, path), 'utf8'));
}
