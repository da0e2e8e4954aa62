import { createContext, useContext } from 'react';

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
export interface Way {
  /** The parts of the address that have a name, as `lang` and `token`. */
  useParams: () => Record<string, string | undefined>;
  useSearch: () => Record<string, string>;
  /** The address of the page that is shown, while another may be on its way. */
  usePathname: () => string | undefined;
  go: (href: string, options?: GoOptions) => Promise<void>;
  /** Fetches what an address will need. */
  preload: (href: string) => void;
}

export const WayContext = createContext<Way | null>(null);

export function useWay(): Way {
  const way = useContext(WayContext);
  if (!way) throw new Error('Nobody leads the way here');
  return way;
}
