import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expandIncludes } from './expand-includes.ts';
import { includedIn } from './expand-text.ts';
import { keepText } from './kept-text.ts';
import { hasOpening, openingOf } from './opening-of.ts';

/**
 * Lays the pending module files into `target`: those that a database has as they are as comments, so that they
 * are not run again, the others as they are, with what they include. What opens with a `begin_…` that is run, is
 * run after it.
 */
export async function keepApplied(
  folder: string,
  target: string,
  pending: string[],
  applied: ReadonlyMap<string, string>,
): Promise<void> {
  const run: string[] = [];
  for (const path of pending) {
    const text = await expandIncludes(folder, path);
    const isRun = applied.get(path) !== text || hasOpening(run, openingOf(text));
    const place = join(target, path);
    // At once: waited for one by one, some hundred files cost a save half a second.
    mkdirSync(dirname(place), { recursive: true });
    if (!isRun) writeFileSync(place, keepText(text));
    else for (const file of [path, ...includedIn(text)]) copy(folder, target, file);
    if (isRun) run.push(path);
  }
}

const copy = (folder: string, target: string, file: string) =>
  cpSync(join(folder, 'modules', file), join(target, file));
