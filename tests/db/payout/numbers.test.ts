import { fnr } from '@navikt/fnrvalidator';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

// Goal: Norwegian check digits are computed correctly, for the published examples and for any digits.
// Method: examples from the authorities, and for personal numbers a second implementation.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

async function ask<T>(expression: string, values: unknown[]): Promise<T> {
  const rows = await database.rolledBack((tx) =>
    tx.query<{ answer: T }>(`select ${expression} as answer`, values),
  );
  return rows[0]!.answer;
}

describe('account numbers', () => {
  test.each([
    ['86011117947', true],
    ['86011117948', false],
    ['8601111794', false],
    ['860111179477', false],
    ['8601111794x', false],
    // Digits five and six are 00, so only 1794 counts: 11 − (5·1 + 4·7 + 3·9 + 2·4) mod 11 = 9.
    ['86010017949', true],
    ['86010017940', false],
  ])('%s: %s', async (number, expected) => {
    expect(await ask('app_hidden.is_bank_account_number($1)', [number])).toBe(expected);
  });

  test('a single wrong digit is always found', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        async (at, by) => {
          const digits = [...'86011117947'];
          digits[at] = String((Number(digits[at]) + by) % 10);
          const passes = await ask('app_hidden.is_bank_account_number($1)', [digits.join('')]);
          expect(passes).toBe(false);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('the check digits of an IBAN leave a remainder of 1', async () => {
    expect(await ask('app_hidden.iban($1)', ['86011117947'])).toBe('NO9386011117947');
    expect(await ask('app_hidden.is_iban($1)', ['NO9386011117947'])).toBe(true);
    expect(await ask('app_hidden.is_iban($1)', ['NO9486011117947'])).toBe(false);
    expect(await ask('app_hidden.is_iban($1)', ['GB82WEST12345698765432'])).toBe(true);
    expect(await ask('app_hidden.iban($1)', ['86011117948'])).toBeNull();
  });
});

test('MOD10: the example of the banks', async () => {
  expect(await ask('app_hidden.mod10_check_digit($1)', ['60224'])).toBe(3);
  expect(await ask('app_hidden.mod10_check_digit($1)', ['0'])).toBe(0);
});

describe('personal numbers', () => {
  // Requirements: B5.11
  test('any eleven digits: the same result as the register of the authorities', async () => {
    const birth = fc
      .tuple(
        fc.integer({ min: 1, max: 71 }),
        fc.integer({ min: 1, max: 92 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 999 }),
      )
      .map(
        ([d, m, y, n]) =>
          [d, m, y].map((part) => String(part).padStart(2, '0')).join('') +
          String(n).padStart(3, '0'),
      );
    await fc.assert(
      fc.asyncProperty(birth, async (nine) => {
        for (const number of withSecondDigits(nine)) {
          if (fnr(number).status !== 'valid') continue;
          const answer = await ask('app_hidden.is_personal_number($1)', [number]);
          expect({ number, answer }).toEqual({ number, answer: true });
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['13097248022', true],
    ['13097248023', false],
    ['53097248016', true],
    ['32097248022', false],
    ['1309724802', false],
    [null, false],
  ])('%s: %s', async (number, expected) => {
    expect(await ask('app_hidden.is_personal_number($1)', [number])).toBe(expected);
  });

  // Requirements: B5.11
  test.each([
    ['811228-9874', true],
    ['19811228-9874', true],
    ['811228+9874', true],
    ['811228-9873', false],
    ['8112289874', false],
    // A coordination number: the day has 60 added.
    ['701063-2391', true],
    ['701093-2391', false],
  ])('Swedish %s: %s', async (number, expected) => {
    expect(await ask('app_hidden.is_swedish_personal_number($1)', [number])).toBe(expected);
  });
});

/** The nine digits with each pair of check digits; at most a few of the hundred can be right. */
function withSecondDigits(nine: string): string[] {
  return Array.from({ length: 100 }, (_, n) => nine + String(n).padStart(2, '0'));
}
