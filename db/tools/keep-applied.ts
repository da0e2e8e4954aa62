import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expandIncludes } from './expand-includes.ts';
import { keepText } from './kept-text.ts';
import { hasOpening, openingOf } from './opening-of.ts';

/**
 * Writes those of the pending module files that a database has as they are into `target` as comments, so
 * that they are not run again. What opens with a `begin_…` that is run, is run after it.
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
    if (isRun) run.push(path);
    else await writeFile(join(target, path), keepText(text));
  }
}
