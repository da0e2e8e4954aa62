import type { ModuleRoute } from './ModuleRoute.ts';

const found = import.meta.glob<ModuleRoute[]>('../../modules/*/open.ts', {
  eager: true,
  import: 'open',
});

/**
 * The pages that are opened by whoever has no session, as modules list them in `open.ts`. They are all
 * that is known before anybody comes in: the names of the others alone would weigh as much as a page.
 */
export const openRoutes: ModuleRoute[] = Object.values(found).flat();
