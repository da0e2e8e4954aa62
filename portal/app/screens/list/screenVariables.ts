import type { Screen, ScreenFilter } from '#plugins/core/screens/screen.ts';
import type { ScreenSearch } from './screenSearch.ts';

/** The query variables for a page of a list; unset filters are left out. */
export function screenVariables(screen: Screen, search: ScreenSearch, perPage: number) {
  const given = screen.filters.filter(({ name }) => search.filters[name] !== undefined);
  const filter = Object.fromEntries(
    given.map((one) => [one.name, parsedValue(screen, one, search.filters[one.name] ?? '')]),
  );
  return {
    page: search.page,
    perPage,
    ...(given.length > 0 ? { filter } : {}),
    ...(search.sort ? { sortBy: [search.sort] } : {}),
  };
}

function parsedValue({ fields }: Screen, { kind, field }: ScreenFilter, raw: string): unknown {
  const of = fields.find(({ name }) => name === field);
  if (kind === 'oneOf') return raw.split(',');
  if (kind === 'isSet' || of?.kind === 'boolean') return raw === 'true';
  return raw;
}
