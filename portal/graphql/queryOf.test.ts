import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from './connection.ts';
import { queryOf } from './graphql.ts';
import { sessionQuery } from './session/sessionQuery.ts';

// Goal: without a connection the last data stays, with its age, until a response arrives.
// Method: a network that can be switched off, and a fake clock.

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { pathname: '/v2/nb' });
});
afterEach(() => {
  connection.answered();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = { session: { id: 'ses_1' } };
const online = () => vi.stubGlobal('fetch', async () => Response.json({ data: answer }));
const offline = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

test('loaded data stays without a network, with its age, and is fresh with the next response', async () => {
  const client = new QueryClient();
  const query = { ...queryOf(sessionQuery, {}), retry: false };
  online();
  expect(await client.fetchQuery(query)).toEqual(answer);
  const readAt = Date.now();
  expect(connection.shownSince()).toBeNull();
  offline();
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(60_000);
    expect(await client.fetchQuery(query)).toEqual(answer);
    expect(connection.shownSince()).toBe(readAt);
  }
  online();
  expect(await client.fetchQuery(query)).toEqual(answer);
  expect(connection.shownSince()).toBeNull();
});

test('a first query fails without a network', async () => {
  offline();
  const query = { ...queryOf(sessionQuery, {}), retry: false };
  await expect(new QueryClient().fetchQuery(query)).rejects.toThrow('Network Error');
  expect(connection.shownSince()).toBeNull();
});
