import type { QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../../ui/language/currentLanguage.ts';
import { lastModule } from '../routing/lastModule.ts';
import { loadSession } from '../session/loadSession.ts';
import { settings } from '../settings.ts';

/**
 * Where the bare address leads (document A, section 2): home for visitors, on test hosts the log-in;
 * for signed-in people where they last worked or where their account begins, and the dashboard when
 * nothing could be learned of them.
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
