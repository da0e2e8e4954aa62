import { createContext, useContext } from 'react';
import type { EndReason } from '../../graphql/session/sessionEnd.ts';
import type { Language } from '../../ui/language/currentLanguage.ts';

interface Account {
  accountType: 'PERSONAL' | 'TEAM';
  slug: string;
}

export interface GoOptions {
  /** In place of the present address, which Back then passes over. */
  replace?: boolean;
  /** Whether the next page begins at its top, which is the rule. */
  resetScroll?: boolean;
}

/**
 * Location and navigation. Inside an account the router implements it; public pages are shown before the
 * router has loaded and rely on this alone.
 */
export interface Navigation {
  /** The parts of the address that have a name, as `lang` and `token`. */
  useParams: () => Record<string, string | undefined>;
  useSearch: () => Record<string, string>;
  /** The address of the page that is shown, while another may be on its way. */
  usePathname: () => string | undefined;
  go: (href: string, options?: GoOptions) => Promise<void>;
  /** Fetches what an address will need. */
  preload: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation is called outside the portal');
  return navigation;
}

/** The log-in, with the way back to where one was headed and, where there is one, the reason. */
export function logInPath(language: string, destination: string, reason?: EndReason): string {
  const search = new URLSearchParams({ redirect: destination, ...(reason ? { reason } : {}) });
  return `/v2/${language}/login/existing-user?${search}`;
}

/** The address of a page inside an account, which need not be the present one. */
export function accountPath(language: Language | string, account: Account, path = ''): string {
  const type = account.accountType === 'TEAM' ? 'business' : 'personal';
  return `/v2/${language}/${type}/${account.slug}${path ? `/${path}` : ''}`;
}

/** Whether an address from a query is a page of the portal, so that it cannot redirect to another site. */
export function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/v2\/[^\\]*$/.test(path);
}
