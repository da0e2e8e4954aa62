import type { Language } from '../../ui/language/languages.ts';

interface Account {
  accountType: 'PERSONAL' | 'TEAM';
  slug: string;
}

/** The address of a page inside an account, which need not be the present one. */
export function accountPath(language: Language | string, account: Account, path = ''): string {
  const type = account.accountType === 'TEAM' ? 'business' : 'personal';
  return `/v2/${language}/${type}/${account.slug}${path ? `/${path}` : ''}`;
}
