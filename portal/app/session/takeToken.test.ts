import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionEnd } from '../../graphql/session/sessionEnd.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import { signInByToken } from './takeToken.ts';

// Goal: a link with an invalid token does not end the session of the tab it is opened in. Method: a server
// with one valid token.

const { queryKey } = queryOf(sessionQuery, {});
const opened = { session: { account: { slug: 'kari' }, user: { id: 'usr_1' } } };
const refused = { errors: [{ message: 'No', extensions: { code: 'UNAUTHORIZED' } }] };

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/v2/nb/personal/kari/account/dashboard' });
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization');
    return Response.json(token === 'Bearer good' ? { data: opened } : refused);
  });
  sessionToken.forget();
});
afterEach(() => {
  sessionToken.forget();
  sessionEnd.chooseToLeave('');
  vi.unstubAllGlobals();
});

// Requirements: A7.4
test('a valid token replaces the former one', async () => {
  const queryClient = new QueryClient();
  sessionToken.write('before');
  await signInByToken(queryClient, 'good');
  expect(sessionToken.read()).toBe('good');
  expect(queryClient.getQueryData(queryKey)).toEqual(opened);
});

test('an invalid token leaves the session as it is, and reports no end', async () => {
  const ended = vi.fn<() => void>();
  const stop = sessionEnd.listen(ended);
  sessionToken.write('before');
  await signInByToken(new QueryClient(), 'garbage');
  expect(sessionToken.read()).toBe('before');
  expect(ended).not.toHaveBeenCalled();
  stop();
});

test('without a connection the token cannot be checked, and the session stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  sessionToken.write('before');
  await signInByToken(new QueryClient(), 'good');
  expect(sessionToken.read()).toBe('before');
});

test('a short loss of connection does not lose the token', async () => {
  const served = globalThis.fetch;
  const broken = vi.fn(() => Promise.reject(new TypeError('failed to fetch')));
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
    broken.mock.calls.length === 0 ? broken() : served(...args),
  );
  sessionToken.write('before');
  await signInByToken(new QueryClient(), 'good');
  expect(sessionToken.read()).toBe('good');
});

test('without a former session an invalid token is stored, so that its end is reported', async () => {
  sessionToken.isNowhereElse();
  await signInByToken(new QueryClient(), 'garbage');
  expect(sessionToken.read()).toBe('garbage');
});
