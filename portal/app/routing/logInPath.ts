import type { EndReason } from '../../graphql/session/sessionEnd.ts';
import type { Language } from '../../ui/language/currentLanguage.ts';

interface Account {
  accountType: 'PERSONAL' | 'TEAM';
  slug: string;
}

/** The log-in, with the way back to where one was headed and, where there is one, the reason. */
export function logInPath(language: string, destination: string, reason?: EndReason): string {
  const search = new URLSearchParams({ redirect: destination, ...(reason ? { reason } : {}) });
  return `/v2/${language}/login/existing-user?${search}`;
}

/** The address of a page inside an account, which need not be the present one. */
export function accountPath(language: Language | string, account: Account, path = ''): string {
  const type = account.accountType === 'TEAM' ? 'business' : 'personal';
  return `/v2/${language}/${type}/${account.slug}${path ? `/${path}` : ''}`;
}

/** Whether an address from a query names a page of ours: a link must not lead elsewhere by way of one. */
export function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/v2\/[^\\]*$/.test(path);
}
