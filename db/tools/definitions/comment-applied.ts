import { commentOut } from './applied-texts.ts';
import { expandIncludes } from './expand-text.ts';

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

/** The `begin_…` call that a module file opens with. The objects it creates belong to the file. */
export function openingOf(text: string): string | null {
  return /^select app_private\.(begin_\w+)\(/m.exec(text)?.[1] ?? null;
}

/** Whether one of these files is that `begin_…` itself, or a part of it. */
export function hasOpening(paths: string[], opening: string | null): boolean {
  return opening !== null && paths.some((path) => path.startsWith(`core/functions/${opening}`));
}
