import { expect, test, vi } from 'vitest';
import { ConnectionFailure, GraphQLFailure } from '../graphql/GraphQLFailure.ts';
import { createQueryClient } from './createQueryClient.ts';

// Requirements: A7.5
test('every query goes to the network, however often it is repeated', async () => {
  const client = createQueryClient();
  const ask = vi.fn(async () => 'answer');
  for (let times = 0; times < 3; times++) {
    await client.fetchQuery({ queryKey: ['Anything'], queryFn: ask });
  }
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a lost connection is retried twice, a server error never', () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') throw new Error('no retry function is declared');
  const lost = new ConnectionFailure('Network Error');
  expect([0, 1, 2].map((tries) => retry(tries, lost))).toEqual([true, true, false]);
  expect(retry(0, new GraphQLFailure('A fault', null))).toBe(false);
});
