import type { Session } from '../session/loadSession.ts';
import { isForAccount } from './isReader.ts';
import type { LastModule } from './lastModule.ts';
import { startOf } from './ModuleRoute.ts';
import { accountPath } from './Navigation.ts';

/**
 * The page after sign-in (document A, section 2): the module last worked in, else the account's start page.
 */
export function landingPath(language: string, session: Session, last: LastModule | null): string {
  const remembered = last && session.accounts.find((one) => one.slug === last.slug);
  const start = startOf(last?.module ?? '');
  // A page for visitors would lead back here, and a person may work beside a page for teams, as an applicant does.
  const isOpen = start?.access !== 'loggedOut';
  const isTheirs = remembered && isForAccount(start?.readers ?? [], remembered.accountType);
  if (!isTheirs || !start || !isOpen) {
    return accountPath(language, session.account, firstPath(session));
  }
  return start.path === '' ? `/v2/${language}` : accountPath(language, remembered, start.path);
}

function firstPath({ account, hasFreelanceProfiles }: Session): string {
  if (account.accountType === 'TEAM') return 'invoicemore/payout-service';
  return hasFreelanceProfiles ? 'invoicemore/invoice-creation' : 'account/settings/payout-settings';
}
