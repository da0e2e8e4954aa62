import { redirect } from '@tanstack/react-router';
import { landingPath } from '../routing/landingPath.ts';
import { lastModule } from '../routing/lastModule.ts';
import { loadSession } from '../session/loadSession.ts';
import type { RouterContext } from './RouterContext.ts';

interface Visit {
  context: RouterContext;
  params: { lang: string };
}

/** Redirects signed-in users from the log-in screens to their start page. */
export async function guardLoggedOut({ context, params }: Visit): Promise<void> {
  const session = await loadSession(context.queryClient).catch(() => null);
  if (!session) return;
  throw redirect({ href: landingPath(params.lang, session, lastModule.read(session.user.id)) });
}
