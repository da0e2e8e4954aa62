import type { Screen, ScreenFilter } from '#plugins/core/screens/screen.ts';
import { isIsoDay } from '#portal/ui/time/isoTime.ts';

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
  const page = Number(raw.page);
  const orders = sorts.flatMap(({ name }) => [`${name}_ASC`, `${name}_DESC`]);
  const understood = filters
    .map((filter) => [filter.name, understand(screen, filter, raw[filter.name] ?? '')])
    .filter(([, value]) => value !== '');
  return {
    filters: Object.fromEntries(understood),
    sort: orders.find((one) => one === raw.sort) ?? defaultSort ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function understand({ fields }: Screen, { kind, field }: ScreenFilter, value: string): string {
  if (kind === 'oneOf') {
    const known = fields.find(({ name }) => name === field)?.values ?? [];
    const wanted = value.split(',');
    return known.filter((value) => wanted.includes(value)).join(',');
  }
  if (kind === 'from' || kind === 'to') return isIsoDay(value) ? value : '';
  if (kind === 'isSet') return value === 'true' || value === 'false' ? value : '';
  return value;
}
