import { expect, test } from 'vitest';
import { recentFirst } from './InvoiceDraft.ts';

test('whom one invoiced last comes first, each once, and no more than are shown', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(recentFirst([c!, null, c!, b!], [a!, b!, d!], 3)).toEqual([c, b, a]);
});
