import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { lastModule } from '../routing/lastModule.ts';
import { loadSession } from '../session/loadSession.ts';
import { settings } from '../settings.ts';

/**
 * The target of the bare address (document A, section 2): home for visitors, or the log-in on test hosts; for
 * signed-in users the place where they last worked or their account's start page, and the dashboard when the
 * session could not be read.
 */
export async function startPath(queryClient: QueryClient): Promise<string> {
  const language = currentLanguage();
  const session = await loadSession(queryClient).catch(() => undefined);
  if (session === undefined) return `/v2/${language}/account/dashboard`;
  if (session) {
    const { landingPath } = await import('../routing/landingPath.ts');
    return landingPath(language, session, lastModule.read(session.user.id));
  }
  const door = settings.testHosts.test(location.hostname) ? '/login/existing-user' : '';
  return `/v2/${language}${door}`;
}
