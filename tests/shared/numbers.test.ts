import { expect, test } from 'vitest';
import { numberCipher, unwrapKey, wrapKey } from '#shared/numbers/number-cipher.ts';
import { numberOwner } from '#shared/numbers/number-owner.ts';

// Goal: a stored number can be decrypted with the key and in its owner's row, and nowhere else; the
// same number is found again however it is written.

const keeper = numberCipher(Buffer.alloc(32, 1));
const kari = numberOwner.identity('kari');
const bytes = (base64: string) => Buffer.from(base64, 'base64');

test('a number is decrypted for its owner, with its key, unchanged', () => {
  const { encrypted } = keeper.encrypt('NO', '13097248022', kari);
  expect(keeper.open(bytes(encrypted), kari)).toBe('13097248022');
  expect(() => keeper.open(bytes(encrypted), numberOwner.identity('ola'))).toThrow();
  expect(() => keeper.open(bytes(encrypted), numberOwner.profile('kari'))).toThrow();
  expect(() => numberCipher(Buffer.alloc(32, 2)).open(bytes(encrypted), kari)).toThrow();
  for (const at of [0, 15, bytes(encrypted).length - 1]) {
    const changed = bytes(encrypted);
    changed[at]! ^= 1;
    expect(() => keeper.open(changed, kari)).toThrow();
  }
  expect(() => keeper.open(bytes(encrypted).subarray(0, 20), kari)).toThrow();
});

test('equal numbers have different ciphertexts and one fingerprint', () => {
  const [one, two] = [
    keeper.encrypt('NO', '13097248022', kari),
    keeper.encrypt('NO', '13097248022', ''),
  ];
  expect(one.encrypted).not.toBe(two.encrypted);
  expect(one.fingerprint).toBe(two.fingerprint);
  expect(numberCipher(Buffer.alloc(32, 2)).encrypt('NO', '13097248022', kari).fingerprint).not.toBe(
    one.fingerprint,
  );
});

test.each([
  ['SE', '199004122389', ['19900412-2389', '900412-2389', '900412+2389']],
  ['DK', '0906914222', ['090691-4222']],
  ['FI', '120488-901R', ['120488A901r']],
])('a number of %s is the same however it is written', (country, number, others) => {
  const { fingerprint } = keeper.encrypt(country, number, kari);
  for (const other of others) {
    expect(keeper.encrypt(country, other, kari).fingerprint).toBe(fingerprint);
  }
  expect(keeper.encrypt('NO', number, kari).fingerprint).not.toBe(fingerprint);
});

test('a key is unwrapped by its secret, for its own row', () => {
  const stored = wrapKey('one secret', 'row', Buffer.alloc(32, 9));
  expect(stored.wrapped).toHaveLength(60);
  expect(unwrapKey('one secret', stored)).toEqual(Buffer.alloc(32, 9));
  expect(unwrapKey('another secret', stored)).toBeNull();
  expect(unwrapKey('one secret', { ...stored, id: 'another row' })).toBeNull();
  expect(unwrapKey('one secret', { id: 'row', wrapped: Buffer.alloc(0) })).toBeNull();
});
