import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchActive } from './useNews.ts';

/** A list that is shown, whose responses arrive when the test lets them. */
function shown() {
  const queryClient = new QueryClient();
  const requested: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['InvoiceList'],
    retry: false,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      requested.push(answer);
      return answer.promise;
    },
  });
  const leave = observer.subscribe(() => undefined);
  const reload = () => refetchActive(queryClient, ({ queryKey }) => queryKey[0] === 'InvoiceList');
  const state = () => observer.getCurrentResult();
  return { requested, reload, leave, now: () => state().data, hasFailed: () => state().isError };
}

test('a request pending during a change is followed by another', async () => {
  const { requested, reload, leave, now } = shown();
  reload();
  reload();
  expect(requested).toHaveLength(1);
  requested[0]?.resolve('sent in');
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  expect(now()).toBe('sent in');
  requested.at(-1)?.resolve('paid');
  await expect.poll(now).toBe('paid');
  leave();
});

test('loaded data is requested again at once', async () => {
  const { requested, reload, leave, now } = shown();
  requested[0]?.resolve('sent in');
  await expect.poll(now).toBe('sent in');
  reload();
  await expect.poll(() => requested.length).toBe(2);
  requested[1]?.resolve('paid');
  await expect.poll(now).toBe('paid');
  leave();
});

test('a failed request is repeated on a change, not automatically', async () => {
  const { requested, reload, leave, hasFailed } = shown();
  reload();
  requested[0]?.reject(new Error('unreachable'));
  await expect.poll(hasFailed).toBe(true);
  expect(requested).toHaveLength(1);
  reload();
  await expect.poll(() => requested.length).toBe(2);
  requested[1]?.resolve('there');
  leave();
});
