import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBetween } from './createEditor.ts';

test('the change between two texts turns one into the other', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const { from, to, insert } = changeBetween(before, after) ?? { from: 0, to: 0, insert: '' };
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    }),
  );
});
