import { currentLanguage, languages } from '../../ui/language/currentLanguage.ts';

/** Redirects from addresses of the former portal; $1 is the captured remainder. */
const moved: [RegExp, string][] = [
  [/^enrolment-wizard\/([^/]+)$/, 'recruitmore/enrolment-wizard/$1'],
  [/^public-document\/([^/]+)$/, 'invoicemore/public-invoice/$1'],
  // The signed document is the agreement, which users now accept with their payout profile.
  [/^sign-document\/([^/]+)$/, 'common/freelancer-agreement'],
  [/^magic-link\/verification$/, 'login/magic-link/verification'],
];

/** The present address of a page of the former portal, or null for any other. */
export function presentPath(pathname: string, language: string = currentLanguage()): string | null {
  const [, root, ...rest] = pathname.replace(/\/$/, '').split('/');
  if (root !== 'v2') return null;
  const named = languages.find((one) => one === rest[0]);
  const path = (named ? rest.slice(1) : rest).join('/');
  for (const [old, present] of moved) {
    if (old.test(path)) return `/v2/${named ?? language}/${path.replace(old, present)}`;
  }
  return null;
}
