import { expect, test } from 'vitest';
import { tidyField } from '#forms/validate/tidy-field.ts';
import { tidyText } from '#forms/validate/tidy-text.ts';

// Goal: an invented country has no format of postcodes, and causes no internal error.

test.each(['valueOf', 'constructor', '__proto__', 'toString', ''])(
  'a postcode of the country %s is tidied as a text',
  (country) => {
    expect(tidyField('postalCode', ' 0155 ', country)).toBe('0155');
  },
);

test('a postcode loses the prefix of its country', () => {
  expect(tidyField('postalCode', 'N-0155', 'NO')).toBe('0155');
  expect(tidyField('postalCode', 'SE-111 22', 'SE')).toBe('11122');
});

test.each([
  ['one after the other', (times: number) => '\u0301\u0316'.repeat(times)],
  ['with invisible characters between', (times: number) => '\u0301\u0316\u200b'.repeat(times)],
])(
  'at most thirty combining marks of a letter are kept, and a million are handled quickly: %s',
  (_, marks) => {
    const began = performance.now();
    const tidy = tidyText(`a${marks(500_000)}b`);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(tidy).toMatch(/^\p{L}\p{M}{28,30}b$/u);
    expect(tidyText(`a${marks(3)}`)).toBe('\u00e1\u0316\u0316\u0316\u0301\u0301');
  },
);
