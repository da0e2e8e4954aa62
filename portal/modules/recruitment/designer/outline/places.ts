import type { PagePart } from '../document/FormOutline.ts';
import type { Place } from '../document/formEdits.ts';

/**
 * The position of a question after one step up or down, past the edge of its page onto the next; null at the
 * ends.
 */
export function oneStep(pages: readonly PagePart[], from: Place, by: 1 | -1): Place | null {
  const at = from.at + by;
  const own = pages[from.page]?.questions.length ?? 0;
  if (at >= 0 && at < own) return { page: from.page, at };
  const page = from.page + by;
  const next = pages[page];
  if (!next) return null;
  return { page, at: by === 1 ? 0 : next.questions.length };
}

/** The position of a question dropped before a place, after its own place has become free. */
export function afterLifting(from: Place, to: Place): Place {
  const isBelow = from.page === to.page && to.at > from.at;
  return isBelow ? { page: to.page, at: to.at - 1 } : to;
}
