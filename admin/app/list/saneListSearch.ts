import { pageSizes } from './listDefaults.ts';

const LAST_PAGE = 1_000_000;

const isPage = (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= LAST_PAGE;

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a column, or `q` for all of them, can be narrowed by a value. */
type Fits = (name: string, value: unknown) => boolean;

/** A filter without what no row could be found by, or null where all of it fits. */
function fittingFilter(text: string | null, fits: Fits): string | null {
  const filter = Object.entries(objectIn(text ?? '') ?? {});
  const fitting = filter.filter(([name, value]) => fits(name, value));
  return fitting.length < filter.length ? JSON.stringify(Object.fromEntries(fitting)) : null;
}

/**
 * The search parameters of a list without the invalid ones: an impossible page or page size, a filter that is
 * no object or by a value that its column cannot have, an order by an unsortable column. Null when all are valid.
 */
export function saneListSearch(
  search: string,
  sortable: ReadonlySet<string>,
  fits: Fits,
): string | null {
  const params = new URLSearchParams(search);
  const readable: Record<string, (text: string) => boolean> = {
    page: isPage,
    perPage: (text) => pageSizes.choices.some((size) => String(size) === text),
    sort: (text) => sortable.has(text),
    order: (text) => text === 'ASC' || text === 'DESC',
    filter: (text) => objectIn(text) !== null,
    displayedFilters: (text) => objectIn(text) !== null,
  };
  const wrong = Object.keys(readable).filter((name) => {
    const text = params.get(name);
    return text !== null && !readable[name]?.(text);
  });
  for (const name of wrong) params.delete(name);
  const filter = fittingFilter(params.get('filter'), fits);
  if (filter !== null) params.set('filter', filter);
  return wrong.length > 0 || filter !== null ? params.toString() : null;
}
