import type { Session } from '../session/Session.ts';
import { accountPath } from './accountPath.ts';
import type { LastModule } from './lastModule.ts';

/** The start page of each module (document A, section 2). */
const startPages: Record<string, string> = {
  login: 'account/settings/account-info',
  account: 'account/settings/account-info',
  invoicemore: 'invoicemore/payout-service',
};

/** Where a signed-in person lands: where they last worked, else where their account begins. */
export function landingPath(language: string, session: Session, last: LastModule | null): string {
  const remembered = last && session.accounts.find((one) => one.slug === last.slug);
  const startPage = last && startPages[last.module];
  if (remembered && startPage) return accountPath(language, remembered, startPage);
  return accountPath(language, session.account, firstPage(session));
}

function firstPage(session: Session): string {
  if (session.account.accountType === 'TEAM') return 'invoicemore/payout-service';
  return session.hasFreelanceProfiles
    ? 'invoicemore/invoice-creation'
    : 'account/settings/payout-settings';
}
