import { useCallback } from 'react';
import { type GoOptions, useWay } from './Way.ts';

/** Gives addresses within the present account and language, or the public ones outside it. */
export function useHref(): (path: string) => string {
  const { lang = 'nb', accountType, accountSlug } = useWay().useParams();
  const base = accountSlug ? `/v2/${lang}/${accountType}/${accountSlug}` : `/v2/${lang}`;
  return (path) => (path ? `${base}/${path}` : base);
}

/** Goes to a page of the present account. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const { go } = useWay();
  const href = useHref();
  return useCallback((path, options) => go(href(path), options), [go, href]);
}
