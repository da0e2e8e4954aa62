import { redirect } from '@tanstack/react-router';
import { sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { accountPath, logInPath } from '../routing/Navigation.ts';
import { loadSession } from '../session/loadSession.ts';
import type { RouterContext } from './RouterContext.ts';

/** To the log-in, and from there back to where one was headed. */
export function redirectToLogIn(language: string, destination: string) {
  return redirect({ href: logInPath(language, destination, sessionEnd.reason()) });
}

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
