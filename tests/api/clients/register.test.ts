import { afterEach, beforeEach, expect, test } from 'vitest';
import { RegisterDownError } from '#shared/register/fetch-register.ts';
import { findCompany, searchCompanies } from '#shared/register/read-company.ts';
import { type ARegister, aRegister } from './a-register.ts';

// Goal: the register's answers are read correctly, and an unavailable register delays no request.
// Method: the open register's interface on loopback, which answers, fails or hangs.

let register: ARegister;
beforeEach(async () => {
  register = await aRegister();
});
afterEach(() => register.close());

// Requirements: B3.5
test('an organisation is read in the product’s own terms', async () => {
  expect(await findCompany(register.url, '974760673')).toEqual({
    name: 'FJELL OG FJORD AS',
    orgNumber: '974760673',
    address: {
      line1: 'c/o Per',
      line2: 'Fjordveien 8',
      postalCode: '7042',
      city: 'TRONDHEIM',
      country: 'NO',
    },
    markedAsBankruptcy: true,
    underLiquidation: false,
    underForcedLiquidation: false,
    deleted: false,
    vatRegistered: true,
    inBusinessRegister: true,
  });
  expect(await findCompany(register.url, '123456785')).toBeNull();
});

// Requirements: A7.16, B5.9, B7.5
test('a search returns at most five matches of a name with at least three letters, and skips entries that it cannot read', async () => {
  expect(await searchCompanies(register.url, 'fj')).toEqual([]);
  expect(register.asked).toEqual([]);
  const found = await searchCompanies(register.url, ' fjell & fjord ');
  expect(found.map(({ orgNumber }) => orgNumber)).toEqual(['974760673']);
  expect(register.asked).toEqual(['/enhetsregisteret/api/enheter?navn=fjell+%26+fjord&size=5']);
});

test('after several failures in a row the register is not called for a while', async () => {
  register.behave(503);
  for (let n = 0; n < 6; n += 1) {
    await expect(findCompany(register.url, '974760673')).rejects.toThrow(RegisterDownError);
  }
  expect(register.asked).toHaveLength(4);
});

test('a request that the register rejects returns null and does not count as a failure', async () => {
  register.behave(400);
  for (let n = 0; n < 6; n += 1) expect(await findCompany(register.url, '1')).toBeNull();
  expect(register.asked).toHaveLength(6);
});

test('a request that hangs is aborted after four seconds', { timeout: 10_000 }, async () => {
  register.behave('HANGS');
  const startedAt = performance.now();
  await expect(findCompany(register.url, '974760673')).rejects.toThrow(RegisterDownError);
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});

test('an installation without a register reports that', async () => {
  await expect(findCompany(null, '974760673')).rejects.toThrow(RegisterDownError);
});
