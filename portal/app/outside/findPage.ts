import { type Language, languages } from '../../ui/language/currentLanguage.ts';
import type { ModuleRoute } from '../routing/ModuleRoute.ts';
import { openRoutes } from '../routing/openRoutes.ts';

/** A page that an address names without an account. */
export interface Page {
  route: ModuleRoute;
  language: Language;
  params: Record<string, string>;
}

/** The public page at an address, or null where only the router knows more. */
export function findPage(pathname: string): Page | null {
  const [, root, lang, ...path] = pathname.replace(/\/$/, '').split('/');
  const language = languages.find((one) => one === lang);
  if (root !== 'v2' || !language) return null;
  for (const route of openRoutes) {
    const params = match(route.path, path);
    if (params) return { route, language, params: { lang: language, ...params } };
  }
  return null;
}

function match(pattern: string, path: string[]): Record<string, string> | null {
  const parts = pattern === '' ? [] : pattern.split('/');
  if (parts.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const given = path[at] ?? '';
    if (part.startsWith('$')) params[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return null;
  }
  return params;
}
