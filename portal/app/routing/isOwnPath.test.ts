import { expect, test } from 'vitest';
import { isOwnPath } from './Navigation.ts';

test.each([
  ['/v2/nb/personal/kari/invoicemore/invoice-creation/inv_1', true],
  ['//evil.example', false],
  ['https://evil.example/v2/', false],
  ['/v2/\\evil.example', false],
  ['/admin/', false],
  [undefined, false],
])('%s is a page of ours: %s', (path, expected) => {
  expect(isOwnPath(path)).toBe(expected);
});
