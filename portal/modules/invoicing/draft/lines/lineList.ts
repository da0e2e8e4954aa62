import type { LineDraft } from './LineDraft.ts';

/**
 * The lines without the one at a position; dependents of it lose their reference, references to later ones
 * are shifted.
 */
export function withoutLine(lines: readonly LineDraft[], at: number): LineDraft[] {
  return moved(lines, (position) => {
    if (position === at) return null;
    return position > at ? position - 1 : position;
  }).filter((_, here) => here !== at);
}

/** The lines with a copy of one right after it. */
export function withCopy(lines: readonly LineDraft[], at: number, key: string): LineDraft[] {
  const next = moved(lines, (position) => (position > at ? position + 1 : position));
  const line = next[at];
  return line ? next.toSpliced(at + 1, 0, { ...line, key, collapsed: false }) : next;
}

function moved(lines: readonly LineDraft[], move: (position: number) => number | null) {
  return lines.map((line) => {
    if (line.dependentOnPosition === null) return line;
    const dependentOnPosition = move(line.dependentOnPosition);
    return dependentOnPosition === line.dependentOnPosition
      ? line
      : { ...line, dependentOnPosition };
  });
}

/** More lines than this are a page of rows, of which the one that is written on is open. */
const MANY = 8;

/** The lines folded to a row each if there are many. */
export function foldedWhenMany(lines: readonly LineDraft[]): LineDraft[] {
  if (lines.length < MANY) return [...lines];
  return lines.map((line) => (line.collapsed ? line : { ...line, collapsed: true }));
}
