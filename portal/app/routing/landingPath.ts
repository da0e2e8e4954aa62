import type { Session } from '../session/Session.ts';
import { accountPath } from './accountPath.ts';
import type { LastModule } from './lastModule.ts';
import { startOf } from './startOf.ts';

const DASHBOARD = 'account/dashboard';

/** Where a signed-in person lands: where they last worked, else the dashboard. */
export function landingPath(language: string, session: Session, last: LastModule | null): string {
  const remembered = last && session.accounts.find((one) => one.slug === last.slug);
  const start = last && startOf(last.module);
  // Whoever is signed in has nothing to do at the log-in.
  if (!remembered || !start || start.access === 'loggedOut') {
    return accountPath(language, session.account, DASHBOARD);
  }
  return start.path === '' ? `/v2/${language}` : accountPath(language, remembered, start.path);
}
