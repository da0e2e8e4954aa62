import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { sessionTabs } from './sessionTabs.ts';

/** Signs in a tab that was opened beside a signed-in one. Visitors do not wait. */
export async function takeSharedToken(): Promise<void> {
  if (sessionToken.read() !== null || !sessionToken.mayBeElsewhere()) return;
  const token = await sessionTabs.ask(document.referrer);
  if (token) sessionToken.write(token);
  else sessionToken.isNowhereElse();
}
