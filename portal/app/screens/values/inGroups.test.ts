import { expect, test } from 'vitest';
import { inGroups } from './fieldTexts.ts';

/** Goal: a long number can be read and compared by eye. */
test.each([
  ['974760673', '3 3 3', '974 760 673'],
  ['12345678901', '4 2 5', '1234 56 78901'],
  ['00012345678903', '4', '0001 2345 6789 03'],
  ['974760673', null, '974760673'],
])('%s in %s', (text, sizes, grouped) => {
  expect(inGroups(text, sizes).replaceAll('\u00a0', ' ')).toBe(grouped);
});
