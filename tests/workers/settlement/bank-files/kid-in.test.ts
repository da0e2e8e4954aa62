import { expect, test } from 'vitest';
import { mod10CheckDigit } from '#shared/numbers/check-digits.ts';
import { isKid, kidReference } from '#workers/modules/settlement/bank-files/kid-reference.ts';
import { kidIn } from '#workers/modules/settlement/bank-files/split-payment.ts';

// Goal: a free text yields a KID only if it contains exactly one of ours.
const A = '60224000000011';
const B = '60224000000029';

test('the check digit equals that of the worked example', () => {
  expect(mod10CheckDigit('60224')).toBe(3);
});

test('the only KID of a text is found', () => {
  expect(kidIn(A)).toBe(A);
  expect(kidIn(`Faktura, KID:${A}. Takk`)).toBe(A);
  expect(kidIn(`${A} og igjen ${A}`)).toBe(A);
  expect(kidIn(`${A} konto 86011117947`)).toBe(A);
});

test('two KIDs, longer numbers and wrong check digits give none', () => {
  expect(kidIn(`${A} ${B}`)).toBeNull();
  expect(kidIn(`1${A}`)).toBeNull();
  expect(kidIn(`${A}0`)).toBeNull();
  expect(kidIn(A.replace(/.$/, '2'))).toBeNull();
  expect(kidIn(`${A.slice(0, 7)} ${A.slice(7)}`)).toBeNull();
  expect(kidIn('')).toBeNull();
});

test('structured references are KIDs of 2 to 25 digits, of which MOD11 may end in a minus', () => {
  expect(kidReference(' 0123 4567 ')).toBe('01234567');
  expect(kidReference('123-')).toBe('123-');
  for (const other of ['RF18539007547034', '1', '1'.repeat(26), '12-3', '']) {
    expect(kidReference(other)).toBeNull();
  }
});

test('a KID passes MOD10 or MOD11', () => {
  expect(isKid(A)).toBe(true);
  // 1 × 2 = 2, 11 − 2 = 9; 6 × 2 = 12, rest 1, so 10, written as a minus.
  expect(isKid('19')).toBe(true);
  expect(isKid('6-')).toBe(true);
  expect(isKid('17')).toBe(false);
});
