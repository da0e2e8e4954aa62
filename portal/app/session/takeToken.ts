import type { QueryClient } from '@tanstack/react-query';
import { execute } from '../../graphql/execute.ts';
import { queryOf } from '../../graphql/graphql.ts';
import { isRetried, retryDelay } from '../../graphql/retries.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { sessionTabs } from './sessionTabs.ts';

/** Takes `dp-token` out of the address before anything can log, share or bookmark it. */
export function takeEntryToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('dp-token');
  if (token === null) return null;
  address.searchParams.delete('dp-token');
  history.replaceState(history.state, '', address);
  return token || null;
}

/**
 * Signs in by a token of the address, which replaces this tab's session only if it opens one: a mangled or old link
 * must not end it. Without a current session it is used without a check, so that the log-in shows the reason.
 */
export async function signInByToken(queryClient: QueryClient, token: string): Promise<void> {
  const opened = await openedBy(token);
  if (opened?.session) {
    queryClient.setQueryData(queryOf(sessionQuery, {}).queryKey, opened);
    return sessionToken.write(token);
  }
  await takeSharedToken();
  if (sessionToken.read() === null) sessionToken.write(token);
}

/** The session that a token opens, or null. A connection that breaks for a moment is tried again, as by queries. */
async function openedBy(token: string) {
  for (let tries = 0; ; tries++) {
    try {
      return await execute(sessionQuery, {}, { token });
    } catch (error) {
      if (!isRetried(tries, error)) return null;
      await new Promise((done) => setTimeout(done, retryDelay(tries)));
    }
  }
}

/** Signs in a tab that was opened beside a signed-in one. Visitors do not wait. */
export async function takeSharedToken(): Promise<void> {
  if (sessionToken.read() !== null || !sessionToken.mayBeElsewhere()) return;
  const token = await sessionTabs.requestToken(document.referrer);
  if (token) sessionToken.write(token);
  else sessionToken.isNowhereElse();
}
