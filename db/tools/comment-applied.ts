import { commentOut } from './commented-text.ts';
import { expandIncludes } from './expand-includes.ts';
import { hasOpening, openingOf } from './opening-of.ts';

/**
 * The pending module files that a database already has unchanged, each with its text as a comment, so that it
 * is not run again. A file also runs when the `begin_…` that it opens with is defined in a file that runs.
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
