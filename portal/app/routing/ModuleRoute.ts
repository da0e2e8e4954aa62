import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { openRoutes } from './openRoutes.ts';

/**
 * A page of a module. Modules list theirs in `routes.ts`, public ones in `open.ts`; no other registration is
 * needed.
 */
export interface ModuleRoute {
  /** Below the account or the language, such as `invoicemore/invoice/$id`. */
  path: string;
  /** The module of the addresses that begins here, where one lands who last worked in it. */
  start?: string;
  access: 'all' | 'loggedIn' | 'loggedOut';
  /** The page's readers, as a table names them by `@readers`; without them, all users of any account. */
  readers?: readonly string[];
  /** Rendered without a frame: public documents and the token handler. */
  bare?: boolean;
  /** Shown in an account also to users who do not pass its gates. */
  ungated?: boolean;
  /**
   * The modules whose labels a page of an account uses, besides the shared ones
   * (`forms/words/words-chunks.ts`); without it, those of all.
   */
  words?: readonly string[];
  /**
   * The folders whose messages a page of an account shows first, fetched beside its script; parts fetch those of
   * others when they are shown.
   */
  messages?: readonly string[];
  /**
   * Begins to fetch what the page shows first, by the query string of its address, while its script is on the way.
   */
  fetchAhead?: (queryClient: QueryClient, search: Record<string, string>) => Promise<void>;
  screen: () => Promise<ComponentType>;
}

const found = import.meta.glob<ModuleRoute[]>('../../modules/*/routes.ts', {
  eager: true,
  import: 'routes',
});

// After the modules' own, so that a hand-written page replaces a declared one.
const declared = import.meta.glob<ModuleRoute[]>('../screens/routes.ts', {
  eager: true,
  import: 'routes',
});

const inside = [found, declared].flatMap((routes) => Object.values(routes).flat());

const all = [...openRoutes, ...inside];

/** The pages of all modules, found on disk or declared by their tables; one for each address. */
export const moduleRoutes: ModuleRoute[] = [
  ...new Map(all.toReversed().map((route) => [route.path, route])).values(),
].reverse();

/** The page a module of the addresses begins with, or null when there is no such module or page. */
export function startOf(module: string): ModuleRoute | null {
  return moduleRoutes.find((route) => route.start === module) ?? null;
}
