import { expect, test } from 'vitest';
import { shareByRate } from '#workers/modules/settlement/audit-file/saf-t-of.ts';

// Goal: shares add up to the whole, to the øre. Method: amounts that do not divide, on both sides.

const rates = [
  { rate: 25, base: 400, vat: 100 },
  { rate: 15, base: 1000, vat: 150 },
  { rate: 12, base: 425, vat: 51 },
];

test('shares sum to what is posted', () => {
  for (const amount of [301, 300, -301, 1, -1, 7, 99_999_999_999]) {
    const sum = shareByRate(amount, rates).reduce((all, one) => all + one.amount, 0);
    expect(sum).toBe(amount);
  }
});

test('the greatest remainders get the rest', () => {
  expect(shareByRate(-2, rates)).toEqual([
    { rate: 25, amount: -1 },
    { rate: 15, amount: -1 },
  ]);
  expect(shareByRate(5, [])).toEqual([]);
});
