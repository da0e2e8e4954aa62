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
import { type Navigation, NavigationContext } from './routing/Navigation.ts';
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
