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
// Last, so that whoever builds a page need not know that it was promised.
const coming = import.meta.glob<ModuleRoute[]>('../../modules/*/coming.ts', {
  eager: true,
  import: 'coming',
});
const inside = [found, declared, coming].flatMap((routes) => Object.values(routes).flat());
const all = [...openRoutes, ...inside];

/** The pages of all modules, found on disk, declared by their tables or promised; one for each address. */
export const moduleRoutes: ModuleRoute[] = [
  ...new Map(all.toReversed().map((route) => [route.path, route])).values(),
].reverse();
