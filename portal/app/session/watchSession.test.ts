import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { watchSession } from './watchSession.ts';

// Goal: a tab beside the one in which a mailed link changed the user shows the change without being touched. Method: another
// tab's message on the channel of the tabs.

const otherTab = new BroadcastChannel('honorar.session');
afterEach(() => otherTab.close());

test('what another tab changed of the same user is read again, of another user not', async () => {
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
