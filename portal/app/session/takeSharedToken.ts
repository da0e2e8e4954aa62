import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { sessionTabs } from './sessionTabs.ts';

/** A tab that was opened beside a signed-in one is signed in. Visitors wait for nothing. */
export async function takeSharedToken(): Promise<void> {
  if (sessionToken.read() !== null || !sessionToken.mayBeElsewhere()) return;
  const token = await sessionTabs.ask(document.referrer);
  if (token) sessionToken.write(token);
  else sessionToken.isNowhereElse();
}
