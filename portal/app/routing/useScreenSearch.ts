import { useCallback, useMemo } from 'react';
import { searchParams } from './searchParams.ts';
import { useWay } from './Way.ts';

/**
 * A screen's own part of the query string, read by `read` into a typed value. Changes replace the
 * address without a new history entry, so that Back leaves the screen.
 */
export function useScreenSearch<Search extends object>(
  read: (raw: Record<string, string>) => Search,
): [Search, (change: Record<string, string | undefined>) => void] {
  const { go, useSearch } = useWay();
  const raw = useSearch();
  const search = useMemo(() => read(raw), [read, raw]);
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
      const { pathname, search } = window.location;
      const href = `${pathname}${searchParams.write({ ...searchParams.parse(search), ...values })}`;
      void go(href, { replace: true, resetScroll: false });
    },
    [go],
  );
  return [search, change];
}
