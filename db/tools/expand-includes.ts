import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandText } from './expand-text.ts';

/**
 * The text of a module file as a migration would freeze it: its own includes written out. Hundreds are read one
 * after the other at each save, and to wait for each took ten times as long as reading it.
 */
export function expandIncludes(folder: string, path: string): string {
  const modules = join(folder, 'modules');
  return expandText(modules, readFileSync(join(modules, path), 'utf8'));
}
