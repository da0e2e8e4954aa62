import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { sessionTabs } from './sessionTabs.ts';

/** Takes `dp-token` out of the address before anything can log, share or bookmark it. */
export function takeEntryToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('dp-token');
  if (!token) return;
  sessionToken.write(token);
  address.searchParams.delete('dp-token');
  history.replaceState(history.state, '', address);
}

/** Signs in a tab that was opened beside a signed-in one. Visitors do not wait. */
export async function takeSharedToken(): Promise<void> {
  if (sessionToken.read() !== null || !sessionToken.mayBeElsewhere()) return;
  const token = await sessionTabs.requestToken(document.referrer);
  if (token) sessionToken.write(token);
  else sessionToken.isNowhereElse();
}
