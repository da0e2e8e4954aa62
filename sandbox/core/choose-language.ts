import type { SandboxLanguage } from './route.ts';

/** The language chosen by parameter or cookie. */
export function chooseLanguage(url: URL, cookies = ''): SandboxLanguage {
  const chosen = url.searchParams.get('lang') ?? /sandbox_language=(nb|en)/.exec(cookies)?.[1];
  return chosen === 'en' ? 'en' : 'nb';
}
