import type { ModuleRoute } from './ModuleRoute.ts';
import { openRoutes } from './openRoutes.ts';

const found = import.meta.glob<ModuleRoute[]>('../../modules/*/routes.ts', {
  eager: true,
  import: 'routes',
});
// After the modules' own, so that a page made by hand takes the place of a declared one.
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
