import type { ScreenSearch } from '#portal/app/screens/list/screenSearch.ts';

/** The search without its filter by status. */
export function withoutState<Search extends ScreenSearch>(search: Search): Search {
  const { status: _status, ...filters } = search.filters;
  return { ...search, filters };
}
