import type { ScreenSearch } from '../../../app/screens/list/screenSearch.ts';

/** What is asked for, whatever its state. */
export function withoutState<Search extends ScreenSearch>(search: Search): Search {
  const { status: _status, ...filters } = search.filters;
  return { ...search, filters };
}
