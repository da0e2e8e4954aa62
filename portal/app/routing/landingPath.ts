import type { Session } from '../session/loadSession.ts';
import type { LastModule } from './lastModule.ts';
import { startOf } from './ModuleRoute.ts';
import { accountPath } from './Navigation.ts';

/**
 * The page after sign-in (document A, section 2): the module last worked in, else the account's start page.
 */
export function landingPath(language: string, session: Session, last: LastModule | null): string {
  const remembered = last && session.accounts.find((one) => one.slug === last.slug);
  const module = last?.module ?? '';
  const start = startOf(module);
  // A page for visitors would lead back here, one for teams would only say so.
  const isOpen = start?.access !== 'loggedOut' && !(isPerson(remembered) && forTeams.has(module));
  if (!remembered || !start || !isOpen) {
    return accountPath(language, session.account, firstPath(session));
  }
  return start.path === '' ? `/v2/${language}` : accountPath(language, remembered, start.path);
}

/** Modules whose start page is of teams. A person may work in them all the same, as an applicant does. */
const forTeams: ReadonlySet<string> = new Set(['payoutmore', 'recruitmore']);

const isPerson = (account: { accountType: string } | null | undefined): boolean =>
  account?.accountType === 'PERSONAL';

function firstPath({ account, hasFreelanceProfiles }: Session): string {
  if (account.accountType === 'TEAM') return 'invoicemore/payout-service';
  return hasFreelanceProfiles ? 'invoicemore/invoice-creation' : 'account/settings/payout-settings';
}
