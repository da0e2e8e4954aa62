import { type ModuleRoute, moduleRoutes } from './ModuleRoute.ts';

/** The page a module of the addresses begins with, or null when there is no such module or page. */
export function startOf(module: string): ModuleRoute | null {
  return moduleRoutes.find((route) => route.start === module) ?? null;
}
