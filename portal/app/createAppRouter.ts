import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { pageOpened, pageRenamed } from '../ui/popups/usePopupHistory.ts';
import { PageSkeleton } from '../ui/states/States.tsx';
import { buildRouteTree } from './buildRouteTree.ts';
import { RouteFailure } from './RouteFailure.tsx';
import { RouteNotFound } from './RouteNotFound.tsx';
import { searchParams } from './routing/searchParams.ts';

/** The router with every page the modules bring. */
export function createAppRouter(queryClient: QueryClient) {
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
    scrollRestoration: true,
  });
  router.history.subscribe(({ action, location }) => {
    if (action.type === 'PUSH') pageOpened();
    if (action.type === 'REPLACE') pageRenamed(location.href);
  });
  return router;
}
