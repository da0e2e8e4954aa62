import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#shared/browser-storage.ts';
import { currentLanguage, rememberLanguage } from './currentLanguage.ts';

// Goal: the language is that of the address, else the one last chosen, else Norwegian.

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  browserStorage.device.forget('honorar.language');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const at = (pathname: string) => vi.stubGlobal('location', { pathname });

// Requirements: A1.22, A9.20, B1.9
test('who has chosen nothing reads Norwegian', () => {
  at('/');
  expect(currentLanguage()).toBe('nb');
  browserStorage.device.write('honorar.language', 'de');
  expect(currentLanguage()).toBe('nb');
});

// Requirements: A1.24
test('what was chosen holds until an address says otherwise', () => {
  at('/');
  rememberLanguage('en');
  expect(currentLanguage()).toBe('en');
  at('/v2/nb/login/existing-user');
  expect(currentLanguage()).toBe('nb');
});
