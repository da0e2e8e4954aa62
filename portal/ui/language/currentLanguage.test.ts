import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';
import { currentLanguage, rememberLanguage } from './currentLanguage.ts';

// Goal: the language is that of the address, else the last chosen one, else Norwegian.

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  browserStorage.device.forget('honorar.language');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const at = (pathname: string) => vi.stubGlobal('location', { pathname });

// Requirements: A1.22, A9.20, B1.9
test('the default language is Norwegian', () => {
  at('/');
  expect(currentLanguage()).toBe('nb');
  browserStorage.device.write('honorar.language', 'de');
  expect(currentLanguage()).toBe('nb');
});

// Requirements: A1.24
test('the chosen language applies unless an address has another', () => {
  at('/');
  rememberLanguage('en');
  expect(currentLanguage()).toBe('en');
  at('/v2/nb/login/existing-user');
  expect(currentLanguage()).toBe('nb');
});
