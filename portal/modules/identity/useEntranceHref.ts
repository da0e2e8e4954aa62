import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { entranceSearch } from './entranceSearch.ts';

/** Links between the log-in screens that pass on the page to return to. */
export function useEntranceHref(): (path: string) => string {
  const href = useHref();
  const [{ redirect }] = useScreenSearch(entranceSearch);
  return (path) => (redirect ? `${href(path)}?${new URLSearchParams({ redirect })}` : href(path));
}
