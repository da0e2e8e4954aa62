import type { ModuleRoute } from './ModuleRoute.ts';

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
const all = [found, declared, coming].flatMap((routes) => Object.values(routes).flat());

/** The pages of all modules, found on disk, declared by their tables or promised; one for each address. */
export const moduleRoutes: ModuleRoute[] = [
  ...new Map(all.toReversed().map((route) => [route.path, route])).values(),
].reverse();
