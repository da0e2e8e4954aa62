import { pageSizes } from './listDefaults.ts';

const LAST_PAGE = 1_000_000;

const isPage = (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= LAST_PAGE;

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * The search parameters of a list without the invalid ones: an impossible page or page size, a filter that is
 * no object, an order by an unsortable column. Null when all are valid.
 */
export function saneListSearch(search: string, sortable: ReadonlySet<string>): string | null {
  const params = new URLSearchParams(search);
  const readable: Record<string, (text: string) => boolean> = {
    page: isPage,
    perPage: (text) => pageSizes.choices.some((size) => String(size) === text),
    sort: (text) => sortable.has(text),
    order: (text) => text === 'ASC' || text === 'DESC',
    filter: isObject,
    displayedFilters: isObject,
  };
  const wrong = Object.keys(readable).filter((name) => {
    const text = params.get(name);
    return text !== null && !readable[name]?.(text);
  });
  for (const name of wrong) params.delete(name);
  return wrong.length > 0 ? params.toString() : null;
}
