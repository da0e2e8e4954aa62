import { expandIncludes } from './expand-includes.ts';
import { keepText } from './kept-text.ts';
import { hasOpening, openingOf } from './opening-of.ts';

/**
 * The pending module files that a database has as they are, each with its text as a comment, so that it is not
 * run again. What opens with a `begin_…` that is run, is run after it.
 */
export function keepApplied(
  folder: string,
  pending: string[],
  applied: ReadonlyMap<string, string>,
): Map<string, string> {
  const kept = new Map<string, string>();
  const run: string[] = [];
  for (const path of pending) {
    const text = expandIncludes(folder, path);
    if (applied.get(path) !== text || hasOpening(run, openingOf(text))) run.push(path);
    else kept.set(path, keepText(`--! Included ${path}\n${text}\n--! EndIncluded ${path}`));
  }
  return kept;
}
