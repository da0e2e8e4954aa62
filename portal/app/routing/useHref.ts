import { useWay } from './Way.ts';

/** Gives addresses within the present account and language, or the public ones outside it. */
export function useHref(): (path: string) => string {
  const { lang = 'nb', accountType, accountSlug } = useWay().useParams();
  const base = accountSlug ? `/v2/${lang}/${accountType}/${accountSlug}` : `/v2/${lang}`;
  return (path) => (path ? `${base}/${path}` : base);
}
