import { expect, test } from 'vitest';
import { formatIdentifier } from '#shared/format-identifier.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['organizationNumber', '123456785', '123 456 785'],
  ['organizationNumber', '556016-0680', '556016-0680'],
  ['bankAccount', '86011117947', '8601 11 17947'],
  ['bankAccount', 'SE4550000000058398257466', 'SE4550000000058398257466'],
  ['iban', 'NO9386011117947', 'NO93 8601 1117 947'],
  ['kid', '10000100000106', '1000 0100 0001 06'],
] as const)('%s: %s reads %s', (kind, value, shown) => {
  expect(plain(formatIdentifier[kind](value))).toBe(shown);
});
