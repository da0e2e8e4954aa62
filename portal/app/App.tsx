import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  RouterProvider,
  useLocation,
  useParams,
  useRouterState,
  useSearch,
} from '@tanstack/react-router';
import { useContext, useEffect, useRef } from 'react';
import { sessionToken } from '../graphql/session/sessionToken.ts';
import { LinkButton } from '../ui/controls/Button.tsx';
import { currentLanguage } from '../ui/language/currentLanguage.ts';
import { MainLandmark } from '../ui/layout/MainLandmark.ts';
import { pageOpened, pageRenamed } from '../ui/popups/usePopupHistory.ts';
import { NotFound, PageSkeleton } from '../ui/states/States.tsx';
import { useMessages } from '../ui/texts.ts';
import { buildRouteTree } from './buildRouteTree.ts';
import { FailurePage, reloadWhenReachable } from './FailurePage.tsx';
import { Kit } from './Kit.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { type Navigation, NavigationContext } from './routing/Navigation.ts';
import { searchParams } from './routing/searchParams.ts';
import { useHasToken } from './session/useHasToken.ts';
import { leaveBy } from './session/watchSession.ts';

/** The whole portal: its router, and the way through it. */
export interface Portal {
  router: ReturnType<typeof createAppRouter>;
  navigation: Navigation;
}

/** Makes the router and lets it load the page of the address, before anything is rendered. */
export function openPortal(queryClient: QueryClient): Portal & { loaded: Promise<void> } {
  const router = createAppRouter(queryClient);
  const navigation = routerNavigation(router);
  leaveBy(navigation.go);
  fetchFirstPage(router, queryClient);
  setTimeout(loadCalendars);
  return { router, navigation, loaded: router.load() };
}

/** The whole portal, with the providers that the screens of an account need. */
export function App({ router, navigation }: Portal) {
  useEffect(
    () =>
      router.history.subscribe(({ action, location }) => {
        if (action.type === 'PUSH') pageOpened();
        if (action.type === 'REPLACE') pageRenamed(location.href);
      }),
    [router],
  );
  return (
    <Kit>
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    </Kit>
  );
}

/** The first data of a page belong to the account of the token, and need not wait for the session to be known. */
function fetchFirstPage(router: Portal['router'], queryClient: QueryClient): void {
  if (sessionToken.read() === null) return;
  const { pathname, searchStr } = router.latestLocation;
  const [, , page] = router.getMatchedRoutes(pathname);
  page?.options.staticData?.fetchAhead?.(queryClient, searchParams.parse(searchStr));
}

/**
 * Lets the browser load its calendars, which takes up to a tenth of a second on a phone, while a page waits for its
 * data: the first date on it is then written at once.
 */
function loadCalendars(): void {
  new Intl.DateTimeFormat('nb');
}

/** The way through the whole portal. */
function routerNavigation(router: Portal['router']): Navigation {
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
  return createRouter({
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
}

/** No page has this address. Signed-in users get a link to the dashboard, visitors to the front page. */
function RouteNotFound() {
  const { t } = useMessages();
  const framed = useContext(MainLandmark);
  const signedIn = useHasToken();
  const home = `/v2/${currentLanguage()}`;
  const backLink = (
    <LinkButton href={signedIn ? `${home}/account/dashboard` : home} variant="light">
      {t(signedIn ? 'failure.back' : 'home')}
    </LinkButton>
  );
  const page = <NotFound text={t('failure.lost')} action={backLink} />;
  return framed ? page : <PublicFrame>{page}</PublicFrame>;
}

/** A page of an account that failed. Navigating on from it reloads the whole portal. */
function RouteFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) void reloadWhenReachable();
  }, [pathname]);
  return <FailurePage error={error} />;
}
