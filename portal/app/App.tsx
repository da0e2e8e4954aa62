import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRouter,
  createRouter,
  RouterProvider,
  useParams,
  useRouterState,
  useSearch,
} from '@tanstack/react-router';
import { useState } from 'react';
import { pageOpened, pageRenamed } from '../ui/popups/usePopupHistory.ts';
import { PageSkeleton } from '../ui/states/States.tsx';
import { buildRouteTree } from './buildRouteTree.ts';
import { Kit } from './Kit.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { RouteNotFound } from './RouteNotFound.tsx';
import { type Navigation, NavigationContext } from './routing/Navigation.ts';
import { searchParams } from './routing/searchParams.ts';
import { leaveBy } from './session/watchSession.ts';

/** The whole portal, with the providers that the screens of an account need. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [{ router, navigation }] = useState(() => {
    const router = createAppRouter(queryClient);
    const navigation = routerNavigation(router);
    leaveBy(navigation.go);
    return { router, navigation };
  });
  return (
    <Kit>
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    </Kit>
  );
}

/** The way through the whole portal. */
function routerNavigation(router: AnyRouter): Navigation {
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

/** The router with every page the modules bring. */
function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: buildRouteTree(),
    context: { queryClient },
    parseSearch: searchParams.parse,
    stringifySearch: searchParams.write,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: RouteNotFound,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    // A page that is there takes the skeleton's place at once; the router would show it for half a second.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
  router.history.subscribe(({ action, location }) => {
    if (action.type === 'PUSH') pageOpened();
    if (action.type === 'REPLACE') pageRenamed(location.href);
  });
  return router;
}
