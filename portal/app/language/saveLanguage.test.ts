import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveLanguage } from './LanguageSwitch.tsx';

// Goal: the language one chose goes with the account, for letters and other devices, and only a new one.

const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('location', { pathname: '/v2/en' });
  sent.mockReset().mockImplementation(async () => Response.json({ data: { updateUser: null } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const speaks = (language: 'EN' | 'NB') => ({ user: { language } });

// Requirements: A1.25
test('a choice that differs from the user’s own is kept with them', async () => {
  expect(await saveLanguage(speaks('NB'), 'en')).toBe(true);
  const { variables } = JSON.parse(String(sent.mock.lastCall?.[1].body));
  expect(variables).toEqual({ input: { attributes: { language: 'EN' } } });
});

test('their own is not sent again, and of a visitor nothing is known', async () => {
  expect(await saveLanguage(speaks('EN'), 'en')).toBe(false);
  expect(await saveLanguage(null, 'en')).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test('without a connection the language is changed here all the same', async () => {
  sent.mockImplementation(() => Promise.reject(new TypeError('failed to fetch')));
  expect(await saveLanguage(speaks('NB'), 'en')).toBe(false);
});
