import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveLanguage } from './LanguageSwitch.tsx';

// Goal: a chosen language is saved with the user, for mails and other devices, if it differs.

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
test('a choice that differs from the user’s language is saved', async () => {
  expect(await saveLanguage(speaks('NB'), 'en')).toBe(true);
  const { variables } = JSON.parse(String(sent.mock.lastCall?.[1].body));
  expect(variables).toEqual({ input: { attributes: { language: 'EN' } } });
});

test('the same language is not sent again, nor is the choice of a visitor', async () => {
  expect(await saveLanguage(speaks('EN'), 'en')).toBe(false);
  expect(await saveLanguage(null, 'en')).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test('a lost connection does not prevent the change on this device', async () => {
  sent.mockImplementation(() => Promise.reject(new TypeError('failed to fetch')));
  expect(await saveLanguage(speaks('NB'), 'en')).toBe(false);
});
