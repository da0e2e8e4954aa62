import { type ReactNode, useMemo, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';

/**
 * What is searched for takes effect a moment after the last letter. Whoever has left by then stays
 * where they went: the list is still drawn while the next screen is made, but the address is new.
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
