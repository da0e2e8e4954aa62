import type { QueryClient } from '@tanstack/react-query';
import { isInside } from '#shared/is-inside.ts';
import { createListeners } from '#shared/store.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { currentLanguage, type Language, languages } from '../../ui/language/currentLanguage.ts';
import { startPath } from '../guards/startPath.ts';
import { showLanguage } from '../language/showLanguage.ts';
import { addressTexts } from '../routing/addressTexts.ts';
import { lastModule } from '../routing/lastModule.ts';
import type { ModuleRoute } from '../routing/ModuleRoute.ts';
import { type GoOptions, logInPath } from '../routing/Navigation.ts';
import { openRoutes } from '../routing/openRoutes.ts';
import { searchParams } from '../routing/searchParams.ts';
import { loadSession } from '../session/loadSession.ts';
import { fetchWhole, loadWhole } from './loadWhole.ts';

/** Redirects from addresses of the former portal; $1 is the captured remainder. */
const moved: [RegExp, string][] = [
  [/^enrolment-wizard\/([^/]+)$/, 'recruitmore/enrolment-wizard/$1'],
  [/^public-document\/([^/]+)$/, 'invoicemore/public-invoice/$1'],
  // The signed document is the agreement, which users now accept with their payout profile.
  [/^sign-document\/([^/]+)$/, 'common/freelancer-agreement'],
  [/^magic-link\/verification$/, 'login/magic-link/verification'],
];

/** A page that an address names without an account. */
export interface Page {
  route: ModuleRoute;
  language: Language;
  params: Record<string, string>;
}

/** The location before the router has loaded. */
export interface Place {
  pathname: string;
  search: Record<string, string>;
  /** The page shown there; null if only the whole portal has it. */
  page: Page | null;
}

/** Navigates between public pages, and into the whole portal when needed. */
export interface PublicNavigation {
  /** Finds the first page, and opens the whole portal if only that has the page. */
  begin: () => Promise<void>;
  place: () => Place;
  subscribe: (listener: () => void) => () => void;
  go: (href: string, options?: GoOptions) => Promise<void>;
  preload: (href: string) => void;
}

export function publicNavigation(queryClient: QueryClient): PublicNavigation {
  const { notify, subscribe } = createListeners();
  let place = placeOf(null);
  const arrive = async (): Promise<void> => {
    const elsewhere = await elsewhereThan(findPage(location.pathname), queryClient);
    if (elsewhere) return go(elsewhere, { replace: true });
    place = placeOf(findPage(location.pathname));
    if (place.page) await showLanguage(place.page.language);
    notify();
  };
  const go = async (href: string, { replace = false, resetScroll = true }: GoOptions = {}) => {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    await arrive();
    if (place.page === null) await loadWhole(queryClient).catch(() => undefined);
    if (resetScroll) window.scrollTo(0, 0);
  };
  return {
    begin: async () => {
      await arrive();
      // One that cannot be fetched shows its failure in its place.
      if (place.page === null) await loadWhole(queryClient).catch(() => undefined);
    },
    place: () => place,
    subscribe: (listener) => {
      const back = () => void arrive();
      const end = subscribe(listener);
      window.addEventListener('popstate', back);
      return () => {
        end();
        window.removeEventListener('popstate', back);
      };
    },
    go,
    preload: (href) => {
      const page = findPage(new URL(href, location.origin).pathname);
      const needed = page ? page.route.screen() : fetchWhole();
      needed.catch(() => undefined);
    },
  };
}

function placeOf(page: Page | null): Place {
  const { pathname, search } = location;
  return { pathname, search: searchParams.parse(search), page };
}

/** Redirects signed-in users away from the log-in, and signed-out users away from accounts. */
async function elsewhereThan(page: Page | null, queryClient: QueryClient): Promise<string | null> {
  const { pathname, search, hash } = location;
  if (/^\/(v2\/?)?$/.test(pathname)) return startPath(queryClient);
  const present = presentPath(pathname);
  if (present) return `${present}${search}${hash}`;
  const [, , lang = 'nb'] = pathname.split('/');
  if (sessionToken.read() === null) {
    // A page with access for all needs no account, even if a link names one.
    const open = isInside(pathname)
      ? ['', 'v2', lang, ...pathname.split('/').slice(5)].join('/')
      : '';
    if (findPage(open)?.route.access === 'all') return `${open}${search}${hash}`;
    return isInside(pathname) ? logInPath(lang, `${pathname}${search}${hash}`) : null;
  }
  if (page?.route.access !== 'loggedOut') return null;
  const session = await loadSession(queryClient).catch(() => null);
  if (!session) return null;
  const { landingPath } = await import('../routing/landingPath.ts');
  return landingPath(lang, session, lastModule.read(session.user.id));
}

/** The public page at an address, or null if only the router can resolve it. */
function findPage(pathname: string): Page | null {
  const [, root, lang, ...path] = pathname.replace(/\/$/, '').split('/');
  const language = languages.find((one) => one === lang);
  if (root !== 'v2' || !language) return null;
  for (const route of openRoutes) {
    const params = match(route.path, path);
    if (params) return { route, language, params: { lang: language, ...params } };
  }
  return null;
}

function match(pattern: string, path: string[]): Record<string, string> | null {
  const parts = pattern === '' ? [] : pattern.split('/');
  if (parts.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const given = path[at] ?? '';
    if (part.startsWith('$')) params[part.slice(1)] = decoded(given);
    else if (part !== given) return null;
  }
  return addressTexts(params);
}

/** A part of an address; one with a lone per cent sign is not encoded, and is used unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The present address of a page of the former portal, or null for any other. */
export function presentPath(pathname: string, language: string = currentLanguage()): string | null {
  const [, root, ...rest] = pathname.replace(/\/$/, '').split('/');
  if (root !== 'v2') return null;
  const named = languages.find((one) => one === rest[0]);
  const path = (named ? rest.slice(1) : rest).join('/');
  for (const [old, present] of moved) {
    if (old.test(path)) return `/v2/${named ?? language}/${path.replace(old, present)}`;
  }
  return null;
}
