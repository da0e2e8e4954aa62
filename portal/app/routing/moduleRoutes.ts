import type { ModuleRoute } from './ModuleRoute.ts';

const found = import.meta.glob<ModuleRoute[]>('../../modules/*/routes.ts', {
  eager: true,
  import: 'routes',
});

/** The pages of all modules, found on disk. */
export const moduleRoutes: ModuleRoute[] = Object.values(found).flat();
