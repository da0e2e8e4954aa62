import type { Screen, ScreenFilter } from '#plugins/core/screens/screen.ts';
import type { ScreenSearch } from './screenSearch.ts';

/** The query variables for a page of a list; unset filters are left out. */
export function screenVariables(screen: Screen, search: ScreenSearch, perPage: number) {
  const given = screen.filters.filter(({ name }) => search.filters[name] !== undefined);
  const filter = Object.fromEntries(
    given.map((one) => [one.name, saidValue(screen, one, search.filters[one.name] ?? '')]),
  );
  return {
    page: search.page,
    perPage,
    ...(given.length > 0 ? { filter } : {}),
    ...(search.sort ? { sortBy: [search.sort] } : {}),
  };
}

function saidValue({ fields }: Screen, { kind, field }: ScreenFilter, said: string): unknown {
  const of = fields.find(({ name }) => name === field);
  if (kind === 'oneOf') return said.split(',');
  if (kind === 'isSet' || of?.kind === 'boolean') return said === 'true';
  return said;
}
