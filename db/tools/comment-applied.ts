import { commentOut } from './commented-text.ts';
import { expandIncludes } from './expand-includes.ts';
import { hasOpening, openingOf } from './opening-of.ts';

/**
 * The pending module files that a database has as they are, each with its text as a comment, so that it is not
 * run again. What opens with a `begin_…` that is run, is run after it.
 */
export function commentApplied(
  folder: string,
  pending: string[],
  applied: ReadonlyMap<string, string>,
): Map<string, string> {
  const commented = new Map<string, string>();
  const run: string[] = [];
  for (const path of pending) {
    const text = expandIncludes(folder, path);
    if (applied.get(path) !== text || hasOpening(run, openingOf(text))) run.push(path);
    else commented.set(path, commentOut(`--! Included ${path}\n${text}\n--! EndIncluded ${path}`));
  }
  return commented;
}
