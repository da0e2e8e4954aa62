import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { guardDeletion } from '../buildRouteTree.ts';
import { guardAccount } from './guardAccount.ts';
import { guardLoggedOut } from './guardLoggedOut.ts';
import { redirectIntoAccount } from './redirectToLogIn.ts';

// Goal: a visitor reaches only the log-in, a user only their own pages, and an account to be deleted only
// its one page. Method: the guards, with sessions that are loaded already.

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { pathname: '/v2/nb' });
});
afterEach(() => {
  sessionToken.forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const home = '/v2/nb/personal/kari';
const at = (pathname: string) => ({ pathname, href: pathname });
const leadsTo = (href: string) => ({ options: { href } });

function as(account: object | null) {
  const queryClient = new QueryClient();
  sessionToken.forget();
  // Test files share modules: another may have left the reason of its last end.
  sessionEnd.chooseToLeave('of another file');
  if (account) {
    const known = { slug: 'kari', accountType: 'PERSONAL', deletionScheduledOn: null, ...account };
    const session = { account: known, accounts: [known], user: { id: 'usr_1' } };
    sessionToken.write('hers');
    queryClient.setQueryData(queryOf(sessionQuery, {}).queryKey, { session } as never);
  }
  return { context: { queryClient }, params: { lang: 'nb' } };
}

// Requirements: A2.28, A6.24
test('a visitor is sent to the log-in, and from there back', async () => {
  const back = `/v2/nb/login/existing-user?redirect=${encodeURIComponent(`${home}/account`)}`;
  const visit = { ...as(null), location: at(`${home}/account`) };
  const params = { lang: 'nb', accountType: 'personal', accountSlug: 'kari' };
  await expect(guardAccount({ ...visit, params })).rejects.toMatchObject(leadsTo(back));
  await expect(redirectIntoAccount(visit)).rejects.toMatchObject(leadsTo(back));
  await guardLoggedOut(visit);
});

// Requirements: A2.26, A6.24
test('a signed-in user is sent from the log-in to their start page', async () => {
  const start = `${home}/account/settings/payout-settings`;
  await expect(guardLoggedOut(as({}))).rejects.toMatchObject(leadsTo(start));
});

test('an address without an account opens in the current one', async () => {
  const visit = { ...as({}), location: at('/v2/nb/account/settings?popup=team') };
  const page = `${home}/account/settings?popup=team`;
  await expect(redirectIntoAccount(visit)).rejects.toMatchObject(leadsTo(page));
});

// Requirements: A2.3, A2.4
test('an address with the wrong type of account redirects to the right one', async () => {
  const href = '/v2/nb/business/kari/invoicemore/payout-service?status=PUBLISHED';
  const params = { lang: 'nb', accountType: 'business', accountSlug: 'kari' };
  const own = `${home}/invoicemore/payout-service?status=PUBLISHED`;
  const visit = { ...as({}), params, location: { href } };
  await expect(guardAccount(visit)).rejects.toMatchObject(leadsTo(own));
  await guardAccount({
    ...as({}),
    params: { ...params, accountType: 'personal' },
    location: { href: own },
  });
});

// Requirements: A2.64
test('an account scheduled for deletion has one page, whatever the address', async () => {
  const page = `${home}/account/scheduled-deletion`;
  const leaving = as({ deletionScheduledOn: '2026-12-01' });
  for (const requested of [
    home,
    `${home}/account/dashboard`,
    `${home}/invoicemore/invoice-creation`,
  ]) {
    const visit = { ...leaving, location: at(requested) };
    await expect(guardDeletion(visit)).rejects.toMatchObject(leadsTo(page));
  }
  await guardDeletion({ ...leaving, location: at(page) });
  await guardDeletion({ ...as({}), location: at(`${home}/account/dashboard`) });
});
