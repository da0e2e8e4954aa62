import { expect, test } from 'vitest';
import { accountNumberHint } from './NorwegianAccountWidget.tsx';

test.each([
  ['8601 11 17947', 'accountNumber.looksRight'],
  ['86011117948', 'accountNumber.checkDigits'],
  ['NO93 8601 1117 947', 'accountNumber.looksRight'],
  ['8601 11', null],
  ['NO12', 'accountNumber.onlyDigits'],
  ['860111179470', 'accountNumber.elevenDigits'],
])('%s gives %j', (typed, hint) => {
  expect(accountNumberHint(typed)).toBe(hint);
});
