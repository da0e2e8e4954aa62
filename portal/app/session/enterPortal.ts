import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { patiently } from '../../ui/parts/patiently.ts';
import { lastModule } from '../routing/lastModule.ts';
import type { Navigation } from '../routing/Navigation.ts';
import { type Session, startSession } from './loadSession.ts';

/** Enters the portal with a new token: the page the user was headed to, else their start page. */
export async function enterPortal(
  queryClient: QueryClient,
  { go }: Navigation,
  token: string,
  destination?: string | null,
): Promise<void> {
  const session = await startSession(queryClient, token);
  if (!session) return;
  const href = isOurs(destination) ? destination : await landing(session);
  await go(href, { replace: true });
}

/** Loaded on demand, since it imports all pages, and the log-in is a light page. */
async function landing(session: Session): Promise<string> {
  const { landingPath } = await patiently(() => import('../routing/landingPath.ts'));
  return landingPath(currentLanguage(), session, lastModule.read(session.user.id));
}

/** Only paths of the portal: a link must not be able to send people elsewhere after log-in. */
function isOurs(destination: string | null | undefined): destination is string {
  return /^\/v2\/[^\\]*$/.test(destination ?? '');
}
