import { moduleRoutes } from './moduleRoutes.ts';

/** The modules that are named in addresses and have no page of that name alone. */
export function pagelessModules(): string[] {
  const paths = moduleRoutes.map((route) => route.path);
  const modules = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  return [...modules].filter((module) => module !== '' && !paths.includes(module));
}
