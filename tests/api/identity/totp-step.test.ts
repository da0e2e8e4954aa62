import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { totpStep } from '#plugins/core/passwords/totp-step.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const now = 1_763_000_010_000;
const step = Math.floor(now / 30_000);
const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });

test.each([
  ['now', 0, step],
  ['one step ago', -30_000, step - 1],
  ['one step ahead', 30_000, step + 1],
  ['two steps ago', -60_000, null],
  ['two steps ahead', 60_000, null],
])('a code of %s', (_, offset, expected) => {
  expect(totpStep(secret, codeAt(now + offset), now)).toBe(expected);
});

test('without a secret no code is valid', () => {
  expect(totpStep(null, codeAt(now), now)).toBeNull();
});
