import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { patiently } from '../ui/parts/patiently.ts';
import { allWords, PageWords, wordsNamespaces } from '../ui/texts.ts';
import { AccountLayout, loadFrameTexts } from './AccountLayout.tsx';
import type { ForReaders } from './gates/ForReaders.tsx';
import { guardAccount } from './guards/guardAccount.ts';
import { guardLanguage } from './guards/guardLanguage.ts';
import { guardLoggedOut } from './guards/guardLoggedOut.ts';
import type { RouterContext } from './guards/RouterContext.ts';
import { redirectToLanding } from './guards/redirectToLanding.ts';
import { redirectIntoAccount } from './guards/redirectToLogIn.ts';
import { redirectToModule } from './guards/redirectToModule.ts';
import { startPath } from './guards/startPath.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteWaiting } from './RouteWaiting.tsx';
import { addressTexts } from './routing/addressTexts.ts';
import { type ModuleRoute, moduleRoutes } from './routing/ModuleRoute.ts';
import { accountPath } from './routing/Navigation.ts';
import { searchParams } from './routing/searchParams.ts';
import { loadSession } from './session/loadSession.ts';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

const withWords = (Screen: ComponentType, namespaces: readonly string[]) => () =>
  createElement(PageWords, { value: namespaces }, createElement(Screen));

const gated = (Screen: ComponentType, Gate: typeof ForReaders, readers: readonly string[]) => () =>
  createElement(Gate, { readers }, createElement(Screen));

const PAGE = 'account/scheduled-deletion';

interface Visit {
  context: RouterContext;
  params: { lang: string };
  location: { pathname: string };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Also shown to visitors who do not pass the gates of an account. */
    isUngated?: boolean;
    /** Starts to fetch the first data of the page without waiting for it, since the page requests missing data again. */
    fetchAhead?: (queryClient: QueryClient, search: Record<string, string>) => void;
  }
}

/** Hangs every module's pages under the language, the public frame or the account. */
export function buildRouteTree() {
  const root = createRootRouteWithContext<RouterContext>()({ component: RootLayout });
  const entrances = ['/', '/v2'].map((path) =>
    createRoute({ getParentRoute: () => root, path, beforeLoad: redirectToStart }),
  );
  const language = createRoute({
    getParentRoute: () => root,
    path: '/v2/$lang',
    beforeLoad: guardLanguage,
    pendingComponent: RouteWaiting,
  });
  const open = createRoute({
    getParentRoute: () => language,
    id: 'public',
    component: PublicLayout,
  });
  const account = createRoute({
    getParentRoute: () => language,
    path: '$accountType/$accountSlug',
    beforeLoad: guardAccount,
    pendingComponent: ShellSkeleton,
  });
  const shell = createRoute({
    getParentRoute: () => account,
    id: 'shell',
    beforeLoad: guardDeletion,
    component: AccountLayout,
    loader: ({ context }) => loadFrameTexts(context.queryClient),
    pendingComponent: ShellSkeleton,
  });
  // A public page looks the same under the address of an account.
  const openInside = createRoute({
    getParentRoute: () => account,
    id: 'public',
    component: PublicLayout,
  });
  type Parent = typeof open | typeof openInside | typeof shell | typeof account | typeof language;
  const page = (parent: Parent, route: ModuleRoute) =>
    createRoute({
      getParentRoute: () => parent,
      path: route.path || '/',
      staticData: { isUngated: route.ungated ?? false, fetchAhead: aheadOf(route) },
      params: { parse: (given: Record<string, string>) => addressTexts(given) as { lang: string } },
      component: lazyRouteComponent(() =>
        patiently(async () => ({ default: await pageWithWords(route) })),
      ),
      loader: ({ context, location }) =>
        aheadOf(route)(context.queryClient, searchParams.parse(location.searchStr)),
      ...(route.access === 'loggedOut' ? { beforeLoad: guardLoggedOut } : {}),
    });
  const shortcuts = moduleRoutes
    .filter((route) => route.access === 'loggedIn')
    .map((route) =>
      createRoute({
        getParentRoute: () => language,
        path: route.path,
        beforeLoad: redirectIntoAccount,
      }),
    );
  const bareModules = (parent: typeof account | typeof language) =>
    pagelessModules().map((path) =>
      createRoute({ getParentRoute: () => parent, path, beforeLoad: redirectToModule }),
    );
  const outside = moduleRoutes.filter((route) => route.access !== 'loggedIn');
  const inside = moduleRoutes.filter((route) => route.access === 'loggedIn');
  const openPages = moduleRoutes.filter((route) => route.access === 'all' && route.path !== '');
  const landing = createRoute({
    getParentRoute: () => account,
    path: '/',
    beforeLoad: redirectToLanding,
  });
  return root.addChildren([
    ...entrances,
    language.addChildren([
      ...outside.filter((route) => route.bare).map((route) => page(language, route)),
      open.addChildren(outside.filter((route) => !route.bare).map((route) => page(open, route))),
      ...shortcuts,
      ...bareModules(language),
      account.addChildren([
        landing,
        ...bareModules(account),
        ...openPages.filter((route) => route.bare).map((route) => page(account, route)),
        openInside.addChildren(
          openPages.filter((route) => !route.bare).map((route) => page(openInside, route)),
        ),
        shell.addChildren(inside.map((route) => page(shell, route))),
      ]),
    ]),
  ]);
}

const aheadOf =
  ({ fetchAhead }: ModuleRoute) =>
  (queryClient: QueryClient, search: Record<string, string>) =>
    void fetchAhead?.(queryClient, search).catch(console.warn);

/** While an account waits to be deleted, it has one page. */
export async function guardDeletion({ context, params, location }: Visit): Promise<void> {
  const session = await loadSession(context.queryClient);
  if (!session?.account.deletionScheduledOn) return;
  const page = accountPath(params.lang, session.account, PAGE);
  if (location.pathname !== page) throw redirect({ href: page });
}

/** The bare address leads on. */
async function redirectToStart({ context }: { context: RouterContext }): Promise<never> {
  throw redirect({ href: await startPath(context.queryClient) });
}

/** The modules that are named in addresses and have no page of that name alone. */
function pagelessModules(): string[] {
  const paths = moduleRoutes.map((route) => route.path);
  const modules = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  return [...modules].filter((module) => module !== '' && !paths.includes(module));
}

/** Loads a page in parallel with its texts, so that neither waits for the other. */
async function pageWithWords({ access, words, messages = [], readers, screen }: ModuleRoute) {
  // Other pages name the module of their labels where they use them.
  if (access !== 'loggedIn') return screen();
  const namespaces = words ? wordsNamespaces(words) : allWords;
  const texts = i18next.loadNamespaces([...namespaces, ...messages]);
  const gate = readers?.length ? import('./gates/ForReaders.tsx') : null;
  const [Screen, module] = await Promise.all([screen(), gate, texts]);
  const Gated = module && gated(Screen, module.ForReaders, readers ?? []);
  return withWords(Gated ?? Screen, namespaces);
}
