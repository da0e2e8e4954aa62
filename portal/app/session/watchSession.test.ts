import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { watchSession } from './watchSession.ts';

// Goal: a change of the user in one tab is shown in the other tabs. Method: a message of another tab on the
// shared channel.

vi.stubGlobal('window', new EventTarget());

const otherTab = new BroadcastChannel('honorar.session');
afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
  // Its listeners stay for good and would answer other tests of the same process.
  vi.resetModules();
});

test('a change of the same user in another tab reloads the session, one of another user does not', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = queryOf(sessionQuery, {});
  const session = { account: { slug: 'kari' }, user: { id: 'usr_1' }, administrator: null };
  queryClient.setQueryData(queryKey, { session } as never);
  watchSession(queryClient);
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  otherTab.postMessage({ kind: 'changed', userId: 'usr_2' });
  otherTab.postMessage({ kind: 'left', signIn: 'another usr_2' });
  await new Promise((done) => setTimeout(done, 50));
  expect(isStale()).toBe(false);
  otherTab.postMessage({ kind: 'changed', userId: 'usr_1' });
  await vi.waitFor(() => expect(isStale()).toBe(true));
});
