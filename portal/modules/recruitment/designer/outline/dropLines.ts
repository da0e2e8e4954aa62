import type { Place } from '../document/formEdits.ts';

/** A line between rows, onto which one lets go what is dragged. */
export interface DropLine extends Place {
  y: number;
}

export type Dragged = 'question' | 'page';

/** All lines of an outline, in the window's coordinates. The rows tell their places in `data-question` and `data-page`. */
export function dropLines(outline: HTMLElement, what: Dragged): DropLine[] {
  const rows = [...outline.querySelectorAll<HTMLElement>(`[data-${what}]`)];
  return rows.flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const [page = 0, at = 0] = (row.dataset[what] ?? '').split('.').map(Number);
    const before = { page, at, y: top };
    // A page without questions has a placeholder row, onto which the first question is dropped.
    if (row.hasAttribute('data-empty')) return [before];
    const isLast = row.hasAttribute('data-last');
    const after =
      what === 'page' ? { page: page + 1, at, y: bottom } : { page, at: at + 1, y: bottom };
    return isLast ? [before, after] : [before];
  });
}

/** The line closest to where the finger is. */
export function nearestLine(lines: readonly DropLine[], y: number): DropLine | null {
  const [first, ...rest] = lines;
  if (!first) return null;
  return rest.reduce(
    (best, one) => (Math.abs(one.y - y) < Math.abs(best.y - y) ? one : best),
    first,
  );
}
