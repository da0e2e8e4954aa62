import { redirect } from '@tanstack/react-router';
import { accountPath } from '../routing/accountPath.ts';
import { loadSession } from '../session/loadSession.ts';
import type { RouterContext } from './RouterContext.ts';
import { redirectToLogIn } from './redirectToLogIn.ts';

interface Visit {
  context: RouterContext;
  params: { lang: string };
  location: { href: string };
}

/** An account page named without its account, as in a letter, opens in the present one. */
export async function redirectIntoAccount({ context, params, location }: Visit): Promise<void> {
  const session = await loadSession(context.queryClient);
  if (!session) throw redirectToLogIn(params.lang, location.href);
  const path = location.href.split('/').slice(3).join('/');
  throw redirect({ href: accountPath(params.lang, session.account, path) });
}
