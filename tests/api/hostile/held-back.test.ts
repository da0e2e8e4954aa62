// Goal: whoever asks for what is never answered cannot ask a thousand times a second.
import { parse } from 'grafast/graphql';
import { expect, test, vi } from 'vitest';
import { holdBack } from '#plugins/core/requests/hold-back.ts';
import { requestsPlugin } from '#plugins/core/requests/requests-plugin.ts';

const stored = Promise.withResolvers<void>();
vi.mock('#plugins/core/requests/hold-back.ts', () => ({ holdBack: vi.fn() }));

test('a subscription that comes as a plain request is held back before it is refused', async () => {
  vi.mocked(holdBack).mockReturnValue(stored.promise);
  const execute = requestsPlugin('app_user').grafast?.middleware?.execute;
  if (typeof execute !== 'function') throw new Error('The plugin stands in nobody’s way');
  const next = vi.fn();
  const args = { document: parse('subscription { a }'), contextValue: {} };
  const received = vi.fn();
  const refused = Promise.resolve(execute(next as never, { args } as never)).then(received);
  await vi.waitFor(() => expect(holdBack).toHaveBeenCalledTimes(1));
  expect(received).not.toHaveBeenCalled();
  stored.resolve();
  await refused;
  expect(received.mock.calls[0]?.[0].errors[0].originalError.extensions.code).toBe('INVALID');
  expect(next).not.toHaveBeenCalled();
});
