import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../language/currentLanguage.ts';
import { landingPath } from '../routing/landingPath.ts';
import { lastModule } from '../routing/lastModule.ts';
import type { Way } from '../routing/Way.ts';
import { startSession } from './startSession.ts';

/** Goes in under a new token: to where one was headed, else to one's start page. */
export async function enterPortal(
  queryClient: QueryClient,
  { go }: Way,
  token: string,
  destination?: string | null,
): Promise<void> {
  const session = await startSession(queryClient, token);
  if (!session) return;
  const last = lastModule.read(session.user.id);
  const href = isOurs(destination) ? destination : landingPath(currentLanguage(), session, last);
  await go(href, { replace: true });
}

/** Only paths of the portal: a link must not be able to send people elsewhere after log-in. */
function isOurs(destination: string | null | undefined): destination is string {
  return /^\/v2\/[^\\]*$/.test(destination ?? '');
}
