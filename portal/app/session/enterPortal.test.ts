import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import type { Navigation } from '../routing/Navigation.ts';
import { enterPortal } from './enterPortal.ts';

// Goal: a user who signs in reaches the requested page, and no link can send them out of the portal.
// Method: a server with one session, and a navigation that only records its target.

const account = { slug: 'kari', accountType: 'PERSONAL', deletionScheduledOn: null };
const session = { account, accounts: [account], user: { id: 'usr_1' }, hasFreelanceProfiles: true };
const go = vi.fn(async () => {});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { pathname: '/v2/en/login/existing-user' });
  vi.stubGlobal('fetch', async () => Response.json({ data: { session } }));
  go.mockClear();
});
afterEach(() => {
  sessionToken.forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const enter = (destination: string | null) =>
  enterPortal(new QueryClient(), { go } as unknown as Navigation, 'a token', destination);

test('signing in opens the requested page and stores the token of the tab', async () => {
  await enter('/v2/en/personal/kari/account/settings?popup=team-info');
  const there = '/v2/en/personal/kari/account/settings?popup=team-info';
  expect(go).toHaveBeenCalledWith(there, { replace: true });
  expect(sessionToken.read()).toBe('a token');
});

// Requirements: A2.44
test.each([
  null,
  'https://evil.example/v2/en',
  '//evil.example',
  '/v2/\\evil.example',
  '/sandbox/',
])('the destination %j opens the user’s start page', async (destination) => {
  await enter(destination);
  const start = expect.stringMatching(/^\/v2\/en\/personal\/kari\//);
  expect(go).toHaveBeenCalledWith(start, { replace: true });
});
