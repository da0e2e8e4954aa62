import type { QueryClient } from '@tanstack/react-query';
import { createListeners } from '#shared/store.ts';
import { isInside } from '../../graphql/session/isInside.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { startPath } from '../guards/startPath.ts';
import { showLanguage } from '../language/showLanguage.ts';
import { lastModule } from '../routing/lastModule.ts';
import { logInPath } from '../routing/logInPath.ts';
import { presentPath } from '../routing/presentPath.ts';
import { searchParams } from '../routing/searchParams.ts';
import type { GoOptions } from '../routing/Way.ts';
import { loadSession } from '../session/loadSession.ts';
import { findPage, type Page } from './findPage.ts';
import { loadWhole } from './loadWhole.ts';

/** The location before the router has loaded. */
export interface Place {
  pathname: string;
  search: Record<string, string>;
  /** The page shown there; null when only the whole portal knows it. */
  page: Page | null;
}

/** Navigates between public pages, and into the whole portal when needed. */
export interface OutsideWay {
  /** Finds out where one begins. */
  begin: () => Promise<void>;
  place: () => Place;
  subscribe: (listener: () => void) => () => void;
  go: (href: string, options?: GoOptions) => Promise<void>;
  preload: (href: string) => void;
}

export function outsideWay(queryClient: QueryClient): OutsideWay {
  const { tell, subscribe } = createListeners();
  let place = placeOf(null);
  const arrive = async (): Promise<void> => {
    const elsewhere = await elsewhereThan(findPage(location.pathname), queryClient);
    if (elsewhere) return go(elsewhere, { replace: true });
    place = placeOf(findPage(location.pathname));
    if (place.page) await showLanguage(place.page.language);
    tell();
  };
  const go = async (href: string, { replace = false, resetScroll = true }: GoOptions = {}) => {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    await arrive();
    if (place.page === null) await loadWhole().catch(() => undefined);
    if (resetScroll) window.scrollTo(0, 0);
  };
  return {
    begin: arrive,
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
      const needed = page ? page.route.screen() : loadWhole();
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
