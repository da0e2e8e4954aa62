import { redirect } from '@tanstack/react-router';
import { currentLanguage } from '../language/currentLanguage.ts';
import { landingPath } from '../routing/landingPath.ts';
import { lastModule } from '../routing/lastModule.ts';
import { loadSession } from '../session/loadSession.ts';
import { settings } from '../settings.ts';
import type { RouterContext } from './RouterContext.ts';

/**
 * The bare address (document A, section 2): home for visitors, on test hosts the log-in; for whoever
 * is signed in where they last worked, and the dashboard when nothing could be learned of them.
 */
export async function redirectToStart({ context }: { context: RouterContext }): Promise<never> {
  const language = currentLanguage();
  const session = await loadSession(context.queryClient).catch(() => undefined);
  if (session === undefined) throw redirect({ href: `/v2/${language}/account/dashboard` });
  if (session) {
    throw redirect({ href: landingPath(language, session, lastModule.read(session.user.id)) });
  }
  const door = settings.testHosts.test(location.hostname) ? '/login/existing-user' : '';
  throw redirect({ href: `/v2/${language}${door}` });
}
