// Goal: a client cannot send a thousand unanswerable requests a second.
import { parse } from 'grafast/graphql';
import { expect, test, vi } from 'vitest';
import { requestsPlugin } from '#plugins/core/requests/requests-plugin.ts';

test('a subscription sent as a plain request is refused after a delay', async () => {
  const execute = requestsPlugin('app_user').grafast?.middleware?.execute;
  if (typeof execute !== 'function') throw new Error('The plugin has no middleware for execute');
  const next = vi.fn();
  const args = { document: parse('subscription { a }'), contextValue: {} };
  const startedAt = performance.now();
  const answer: unknown = await execute(next as never, { args } as never);
  expect(performance.now() - startedAt).toBeGreaterThan(200);
  expect(answer).toMatchObject({
    errors: [{ originalError: { extensions: { code: 'INVALID' } } }],
  });
  expect(next).not.toHaveBeenCalled();
});
