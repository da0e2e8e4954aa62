import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { startSession } from './loadSession.ts';

// Goal: a change of account never leaves the page without a session, since it is still rendered from it.
// Method: a server that responds when the test lets it.

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  sessionToken.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sessionOf = (slug: string) => ({ session: { account: { slug }, user: { id: 'usr_1' } } });

test('the former session is replaced when the next arrives, and its other data is removed', async () => {
  const { queryKey } = queryOf(sessionQuery, {});
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, sessionOf('kari') as never);
  queryClient.setQueryData(['Invoices', {}], ['of kari']);
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('location', { pathname: '/v2/nb/personal/kari/account/dashboard' });
  vi.stubGlobal('fetch', () => answer.promise);
  const started = startSession(queryClient, 'of the team');
  await Promise.resolve();
  expect(queryClient.getQueryData(queryKey)).toMatchObject(sessionOf('kari'));
  answer.resolve(Response.json({ data: sessionOf('solsiden') }));
  expect(await started).toMatchObject(sessionOf('solsiden').session);
  expect(queryClient.getQueryData(queryKey)).toMatchObject(sessionOf('solsiden'));
  expect(queryClient.getQueryData(['Invoices', {}])).toBeUndefined();
});
