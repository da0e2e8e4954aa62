import type { ModuleRoute } from './ModuleRoute.ts';

const found = import.meta.glob<ModuleRoute[]>('../../modules/*/open.ts', {
  eager: true,
  import: 'open',
});

/**
 * The pages that open without a session, as modules list them in `open.ts`. Only these are known before
 * sign-in: the names of all other pages would weigh as much as a page.
 */
export const openRoutes: ModuleRoute[] = Object.values(found).flat();
