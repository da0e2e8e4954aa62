import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRouter,
  RouterProvider,
  useParams,
  useRouterState,
  useSearch,
} from '@tanstack/react-router';
import { useState } from 'react';
import { createAppRouter } from './createAppRouter.ts';
import { Kit } from './Kit.tsx';
import { type Way, WayContext } from './routing/Navigation.ts';
import { leaveBy } from './session/watchSession.ts';

/** The whole portal, with the providers that the screens of an account need. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [{ router, way }] = useState(() => {
    const router = createAppRouter(queryClient);
    const way = routerWay(router);
    leaveBy(way.go);
    return { router, way };
  });
  return (
    <Kit>
      <WayContext value={way}>
        <RouterProvider router={router} />
      </WayContext>
    </Kit>
  );
}

/** The way through the whole portal. */
function routerWay(router: AnyRouter): Way {
  return {
    useParams: () => useParams({ strict: false }),
    useSearch: () => useSearch({ strict: false }),
    usePathname: () =>
      useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname }),
    go: (href, options = {}) => router.navigate({ href, ...options }),
    preload: (href) => {
      const [to = href] = href.split('?');
      void router.preloadRoute({ to }).catch(() => undefined);
    },
  };
}
