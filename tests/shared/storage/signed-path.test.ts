import { expect, test } from 'vitest';
import { checkPath, signPath } from '#shared/storage/signed-path.ts';

const now = Date.UTC(2026, 10, 20);
const minutes = 60_000;
const signed = signPath('secret', '/files/1', { thumb: '1' }, now);

test('a link is valid for ten minutes', () => {
  expect(checkPath('secret', signed, now + 9 * minutes)).toBe('good');
  expect(checkPath('secret', signed, now + 10 * minutes)).toBe('expired');
});

test.each([
  ['another file', signed.replace('/files/1', '/files/2')],
  ['another thumbnail', signed.replace('thumb=1', 'thumb=2')],
  ['a later expiry', signed.replace(/expires=\d+/, 'expires=9999999999')],
  ['a shorter signature', signed.slice(0, -1)],
  ['no signature', signed.replace(/&signature=.*/, '')],
  ['a further parameter', `${signed}&thumb=2`],
])('a link altered to %s is refused', (_name, altered) => {
  expect(checkPath('secret', altered, now)).toBe('altered');
});

test('a link of another installation is refused', () => {
  expect(checkPath('another secret', signed, now)).toBe('altered');
});
