// Goal: a global id has exactly one spelling.
// Method: properties over random uuids and random texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTypeId, encodeTypeId } from '#shared/encode-type-id.ts';

test('an encoded id is decoded to the same', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(decodeTypeId(encodeTypeId('inv', uuid))).toEqual({ prefix: 'inv', uuid });
    }),
  );
});

test('an id that can be decoded equals its encoding', () => {
  const letters = fc.stringMatching(/^[0-9a-z]{26}$/);
  fc.assert(
    fc.property(letters, (text) => {
      const decoded = decodeTypeId(`inv_${text}`);
      if (decoded) expect(encodeTypeId('inv', decoded.uuid)).toBe(`inv_${text}`);
    }),
    { numRuns: 2000 },
  );
});

test('ids sort as their uuids do', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      expect(encodeTypeId('inv', a) < encodeTypeId('inv', b)).toBe(a < b);
    }),
  );
});

test('anything else is not an id', () => {
  for (const text of [
    null,
    1,
    {},
    '',
    'inv',
    '_',
    'inv_8zzzzzzzzzzzzzzzzzzzzzzzzz',
    'INV_00000000000000000000000000',
  ]) {
    expect(decodeTypeId(text)).toBeNull();
  }
});
