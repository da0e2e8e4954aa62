import { expect, test } from 'vitest';
import { moneyText } from './Money.tsx';

// Goal: an amount is formatted in its language. Method: both languages, kroner and another currency, to the øre.
test.each([
  [287_505, 'NOK', 'nb', '2\u202f875,05\u00a0kr'],
  [287_505, 'NOK', 'en', '2\u202f875.05\u00a0kr'],
  [100, 'EUR', 'nb', '1,00\u00a0EUR'],
  [100, 'EUR', 'en', '1.00\u00a0EUR'],
  [-100, undefined, 'nb', '−1,00'],
])('%i øre of %s in %s', (minor, currency, language, expected) => {
  expect(moneyText(minor, language, currency)).toBe(expected);
});
