import { redirect } from '@tanstack/react-router';
import { landingPath } from '../routing/landingPath.ts';
import { lastModule } from '../routing/lastModule.ts';
import { loadSession } from '../session/loadSession.ts';
import type { RouterContext } from './RouterContext.ts';

interface Visit {
  context: RouterContext;
  params: { lang: string; accountSlug: string };
}

/** An account without a page opens where its person last worked, or where it begins. */
export async function redirectToLanding({ context, params }: Visit): Promise<void> {
  const session = await loadSession(context.queryClient);
  if (!session) return;
  const last = lastModule.read(session.user.id);
  const here = last?.slug === params.accountSlug ? last : null;
  throw redirect({ href: landingPath(params.lang, session, here) });
}
