import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { searchParams } from './searchParams.ts';

/**
 * A screen's own part of the query string, read by `read` into a typed value. Changes replace the
 * address without a new history entry, so that Back leaves the screen.
 */
export function useScreenSearch<Search extends object>(
  read: (raw: Record<string, string>) => Search,
): [Search, (change: Record<string, string | undefined>) => void] {
  const router = useRouter();
  const raw: Record<string, string> = useSearch({ strict: false });
  const search = useMemo(() => read(raw), [read, raw]);
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
      const { pathname } = router.state.location;
      const current = searchParams.parse(window.location.search);
      const href = `${pathname}${searchParams.write({ ...current, ...values })}`;
      void router.navigate({ href, replace: true, resetScroll: false });
    },
    [router],
  );
  return [search, change];
}
