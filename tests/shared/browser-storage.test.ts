import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';

// Goal: a browser without storage can use the whole product.
// Method: storage that throws at every access; and the sources, for direct uses that bypass the one
// module.
const refusing = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  ownKeys: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => warn.mockClear());
afterEach(() => vi.unstubAllGlobals());

// Requirements: A8.11
test('a value that the browser refuses is logged, and kept in memory until the page is left', () => {
  vi.stubGlobal('sessionStorage', refusing);
  const { tab } = browserStorage;
  expect(tab.read('a')).toBeNull();
  tab.write('a', '1');
  expect(tab.read('a')).toBe('1');
  expect(tab.keys()).toEqual(['a']);
  tab.forget('a');
  expect(tab.read('a')).toBeNull();
  expect(warn).toHaveBeenCalled();
});

test('a browser without any storage counts as one that refuses', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', undefined);
  browserStorage.device.write('b', '2');
  expect(browserStorage.device.read('b')).toBe('2');
  browserStorage.cookies.write('c', '3', { path: '/', days: 1 });
  expect(browserStorage.cookies.read('c')).toBeNull();
  browserStorage.device.forget('b');
});

// Requirements: A8.10
test('a stored value that cannot be parsed counts as absent, and is logged', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{broken' });
  expect(browserStorage.device.readJson('d')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('no module bypasses browser-storage', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  // Before the first paint no module is loaded yet; that script handles errors itself.
  const home = ['shared/browser-storage.ts', 'portal/public/portal-scheme.js'];
  const past = /\b(localStorage|sessionStorage)\b|document\.cookie|use(Local|Session)Storage\b/;
  const found = globSync('{shared,forms,portal,admin,sandbox}/**/*.{ts,tsx,js}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !home.includes(file))
    .filter((file) => past.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))));
  expect(found).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
