import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { languages } from '../../ui/language/languages.ts';

/** Where what stood at an address of the former portal stands now; $1 is what followed it. */
const moved: [RegExp, string][] = [
  [/^enrolment-wizard\/([^/]+)$/, 'recruitmore/enrolment-wizard/$1'],
  [/^public-document\/([^/]+)$/, 'invoicemore/public-invoice/$1'],
  // What people signed is the agreement, which they accept with their payout profile now.
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
