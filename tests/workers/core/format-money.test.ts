// Goal: a printed amount is exact, to the øre, however large. Method: the digits as text with a
// separator before the last two, for sums at every power of two that a JSON number represents
// exactly.
import { expect, test } from 'vitest';
import { formatMoney, splitMoney } from '#workers/core/format/written-values.ts';

const plain = (minor: number) => formatMoney(minor, 'nb').replaceAll('\u202f', '');

test('every øre of the largest sums is written', () => {
  for (let power = 0; power <= 53; power++) {
    for (let less = 1; less <= 200 && 2 ** power >= less; less++) {
      const minor = 2 ** power - less;
      const digits = String(minor).padStart(3, '0');
      expect(plain(minor)).toBe(`${digits.slice(0, -2)},${digits.slice(-2)}`);
      if (minor > 0) expect(plain(-minor)).toBe(`\u2212${plain(minor)}`);
    }
  }
});

test('thousands are separated, and øre can be set smaller', () => {
  expect(formatMoney(123_456_789, 'en')).toBe('1\u202f234\u202f567.89');
  expect(splitMoney(-120_050, 'nb')).toEqual(['\u22121\u202f200', ',50']);
});
