import { expect, test } from 'vitest';
import { reachableHost } from '#tools/launcher/own-installation.ts';

test.each([
  [null, 'localhost'],
  ['localhost', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['192.0.2.7', '192.0.2.7'],
])('a server that listens on %s is reached at %s', (given, host) => {
  expect(reachableHost(given)).toBe(host);
});
