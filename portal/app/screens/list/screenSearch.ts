import type { Screen, ScreenFilter } from '#plugins/core/screens/screen.ts';
import { readSearch } from '#portal/app/routing/readSearch.ts';

/** The filters, sorting and page of a list, as in the address. */
export interface ScreenSearch {
  /** By the name of the filter in the address. */
  filters: Record<string, string>;
  sort: string;
  page: number;
}

/** Reads the query string; invalid values are ignored. */
export function screenSearch(screen: Screen, raw: Record<string, string>): ScreenSearch {
  const { filters, sorts, defaultSort } = screen;
  const orders = sorts.flatMap(({ name }) => [`${name}_ASC`, `${name}_DESC`]);
  const understood = filters
    .map((filter) => [filter.name, understand(screen, filter, raw[filter.name] ?? '')])
    .filter(([, value]) => value !== '');
  return {
    filters: Object.fromEntries(understood),
    sort: orders.find((one) => one === raw.sort) ?? defaultSort ?? '',
    page: readSearch.page(raw.page),
  };
}

function understand({ fields }: Screen, { kind, field }: ScreenFilter, value: string): string {
  if (kind === 'oneOf') {
    const known = fields.find(({ name }) => name === field)?.values ?? [];
    const wanted = value.split(',');
    return known.filter((value) => wanted.includes(value)).join(',');
  }
  if (kind === 'from' || kind === 'to') return readSearch.day(value);
  if (kind === 'search') return readSearch.text(value);
  if (kind === 'isSet') return value === 'true' || value === 'false' ? value : '';
  return value;
}

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
