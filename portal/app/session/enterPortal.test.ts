import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '../../graphql/session/sessionToken.ts';
import type { Navigation } from '../routing/Navigation.ts';
import { enterPortal } from './enterPortal.ts';

// Goal: who signs in comes to where they were headed, and no link can send them out of the portal.
// Method: a server that knows one session, and a way that only remembers where it was asked to lead.

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

test('one goes in to where one was headed, with the token of the tab', async () => {
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
])('headed for %j one comes to one’s own start', async (destination) => {
  await enter(destination);
  const start = expect.stringMatching(/^\/v2\/en\/personal\/kari\//);
  expect(go).toHaveBeenCalledWith(start, { replace: true });
});
