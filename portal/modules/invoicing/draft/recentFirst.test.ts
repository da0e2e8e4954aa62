import { expect, test } from 'vitest';
import { recentFirst } from './InvoiceDraft.ts';

test('the clients of the last invoices come first, each once, up to the limit', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(recentFirst([c!, null, c!, b!], [a!, b!, d!], 3)).toEqual([c, b, a]);
});
