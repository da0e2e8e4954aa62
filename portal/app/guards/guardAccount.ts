import { notFound, redirect } from '@tanstack/react-router';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { landingPath } from '../routing/landingPath.ts';
import { accountPath } from '../routing/Navigation.ts';
import { loadSession } from '../session/loadSession.ts';
import { switchAccount } from '../session/switchAccount.ts';
import type { RouterContext } from './RouterContext.ts';
import { redirectToLogIn } from './redirectToLogIn.ts';

interface Visit {
  context: RouterContext;
  params: { lang: string; accountType: string; accountSlug: string };
  location: { href: string };
}

/**
 * Guards the account area: visitors who are not signed in are sent to the log-in and come back, and a slug of
 * another account of the user switches the session to it.
 */
export async function guardAccount({ context, params, location }: Visit): Promise<void> {
  if (!['personal', 'business'].includes(params.accountType)) throw notFound();
  const subscribe = async () => {
    const { subscribeToInvoiceNews } = await import('../shell/subscribeToInvoiceNews.ts');
    subscribeToInvoiceNews(context.queryClient);
  };
  if (sessionToken.read() !== null) void subscribe().catch(console.warn);
  const session = await loadSession(context.queryClient);
  if (!session) throw redirectToLogIn(params.lang, location.href);
  const { account, accounts } = session;
  const other = [account, ...accounts].find((one) => one.slug === params.accountSlug);
  const path = location.href.split('/').slice(5).join('/');
  if (other && isOfOtherType(other, params)) {
    throw redirect({ href: accountPath(params.lang, other, path) });
  }
  if (other?.slug === account.slug) return;
  const moved = other && (await switchAccount(context.queryClient, other.id));
  if (moved) return subscribe();
  throw redirect({ href: landingPath(params.lang, session, null) });
}

/** Whether an address calls a team personal, or a person a business; the slug alone identifies the account. */
function isOfOtherType({ accountType }: { accountType: string }, named: Visit['params']): boolean {
  return (accountType === 'TEAM') !== (named.accountType === 'business');
}
