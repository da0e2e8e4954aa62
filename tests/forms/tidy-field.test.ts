import { expect, test } from 'vitest';
import { tidyField } from '#forms/validate/tidy-field.ts';

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
