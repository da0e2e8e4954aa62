import { redirect } from '@tanstack/react-router';
import { accountPath } from '../routing/accountPath.ts';
import { loadSession } from '../session/loadSession.ts';
import type { RouterContext } from './RouterContext.ts';

const PAGE = 'account/scheduled-deletion';

interface Visit {
  context: RouterContext;
  params: { lang: string };
  location: { pathname: string };
}

/** While an account waits to be deleted, it has one page. */
export async function guardDeletion({ context, params, location }: Visit): Promise<void> {
  const session = await loadSession(context.queryClient);
  if (!session?.account.deletionScheduledOn) return;
  const page = accountPath(params.lang, session.account, PAGE);
  if (location.pathname !== page) throw redirect({ href: page });
}
