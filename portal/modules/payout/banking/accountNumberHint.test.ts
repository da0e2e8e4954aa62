import { expect, test } from 'vitest';
import { accountNumberHint } from './accountNumberHint.ts';

test.each([
  ['8601 11 17947', 'NOK', 'hint.looksRight'],
  ['86011117948', 'NOK', 'hint.checkDigits'],
  ['8601 11', 'NOK', null],
  ['NO12', 'NOK', 'hint.onlyDigits'],
  ['860111179470', 'NOK', 'hint.elevenDigits'],
  ['DE89370400440532013000', 'EUR', null],
])('%s in %s gives %j', (typed, currency, hint) => {
  expect(accountNumberHint(typed, currency)).toBe(hint);
});
