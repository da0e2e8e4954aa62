import { type AnyRouter, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import type { Way } from './Way.ts';

/** The way through the whole portal. */
export function routerWay(router: AnyRouter): Way {
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
