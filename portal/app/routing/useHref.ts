import { useParams } from '@tanstack/react-router';

/** Gives addresses within the present account and language, or the public ones outside it. */
export function useHref(): (path: string) => string {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  const { lang = 'nb', accountType, accountSlug } = params;
  const base = accountSlug ? `/v2/${lang}/${accountType}/${accountSlug}` : `/v2/${lang}`;
  return (path) => (path ? `${base}/${path}` : base);
}
