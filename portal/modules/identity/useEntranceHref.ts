import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { entranceSearch } from './entranceSearch.ts';

/** Addresses of the other ways in, which lead to where one was headed as this one does. */
export function useEntranceHref(): (path: string) => string {
  const href = useHref();
  const [{ redirect }] = useScreenSearch(entranceSearch);
  return (path) => (redirect ? `${href(path)}?${new URLSearchParams({ redirect })}` : href(path));
}
