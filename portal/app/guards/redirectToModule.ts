import { redirect } from '@tanstack/react-router';
import { startOf } from '../routing/ModuleRoute.ts';

interface Visit {
  params: { lang: string; accountType?: string; accountSlug?: string };
  location: { pathname: string; searchStr: string };
}

/** A module named without a page opens where it begins, or home when it begins nowhere. */
export function redirectToModule({ params, location }: Visit): never {
  const { lang, accountType, accountSlug } = params;
  const start = startOf(location.pathname.split('/').at(-1) ?? '');
  const path = start?.path ? `/${start.path}` : '';
  const account = accountSlug && start?.access !== 'loggedOut';
  const base = account ? `/v2/${lang}/${accountType}/${accountSlug}` : `/v2/${lang}`;
  throw redirect({ href: `${base}${path}${location.searchStr}` });
}
