import { pageSizes } from './pageSizes.ts';

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
 * What the address of a list says, without the parts that say nothing: a page or a number of rows that cannot be, a filter
 * that is no object, an order of a column that is not sorted by. Null when all of it can be read.
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
