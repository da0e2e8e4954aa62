import { type ReactNode, useMemo, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';

/**
 * Applies a search a moment after the last keystroke. If the user has left by then, the search is dropped:
 * the list is still rendered while the next screen loads, but the address is new already.
 */
export function StayingFilters({ children }: { children: ReactNode }) {
  const context = useListContext();
  const [place] = useState(() => window.location.pathname);
  const staying = useMemo(
    () => ({
      ...context,
      setFilters: (...filters: Parameters<typeof context.setFilters>) => {
        if (window.location.pathname === place) context.setFilters(...filters);
      },
    }),
    [context, place],
  );
  return <ListContextProvider value={staying}>{children}</ListContextProvider>;
}
