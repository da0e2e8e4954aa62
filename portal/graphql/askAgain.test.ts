import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchActive } from './useNews.ts';

/** A list that is shown, whose answers come when the test says so. */
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
  const hear = () => refetchActive(queryClient, ({ queryKey }) => queryKey[0] === 'InvoiceList');
  const state = () => observer.getCurrentResult();
  return { requested, hear, leave, now: () => state().data, hasFailed: () => state().isError };
}

test('an answer that was on its way when something happened is not the last word', async () => {
  const { requested, hear, leave, now } = shown();
  hear();
  hear();
  expect(requested).toHaveLength(1);
  requested[0]?.resolve('sent in');
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  expect(now()).toBe('sent in');
  requested.at(-1)?.resolve('paid');
  await expect.poll(now).toBe('paid');
  leave();
});

test('what is there is asked for again at once', async () => {
  const { requested, hear, leave, now } = shown();
  requested[0]?.resolve('sent in');
  await expect.poll(now).toBe('sent in');
  hear();
  await expect.poll(() => requested.length).toBe(2);
  requested[1]?.resolve('paid');
  await expect.poll(now).toBe('paid');
  leave();
});

test('what did not come is asked for when something happens, not by itself', async () => {
  const { requested, hear, leave, hasFailed } = shown();
  hear();
  requested[0]?.reject(new Error('unreachable'));
  await expect.poll(hasFailed).toBe(true);
  expect(requested).toHaveLength(1);
  hear();
  await expect.poll(() => requested.length).toBe(2);
  requested[1]?.resolve('there');
  leave();
});
