import { expect, test } from 'vitest';
import { tidyField, tidyText } from '#forms/validate/tidy-field.ts';

// Goal: a country that a stranger made up is a country without a shape of postcodes, and no fault of ours.

test.each(['valueOf', 'constructor', '__proto__', 'toString', ''])(
  'a postcode of the country %s is tidied as a text',
  (country) => {
    expect(tidyField('postalCode', ' 0155 ', country)).toBe('0155');
  },
);

test('a postcode is freed of the country it names', () => {
  expect(tidyField('postalCode', 'N-0155', 'NO')).toBe('0155');
  expect(tidyField('postalCode', 'SE-111 22', 'SE')).toBe('11122');
});

test.each([
  ['one after the other', (times: number) => '\u0301\u0316'.repeat(times)],
  ['parted by what cannot be seen', (times: number) => '\u0301\u0316\u200b'.repeat(times)],
])('of the marks of a letter thirty are left, and a million take no minutes: %s', (_, marks) => {
  const began = performance.now();
  const tidy = tidyText(`a${marks(500_000)}b`);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(tidy).toMatch(/^\p{L}\p{M}{28,30}b$/u);
  expect(tidyText(`a${marks(3)}`)).toBe('\u00e1\u0316\u0316\u0316\u0301\u0301');
});
