import i18next from 'i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guardLanguage } from './guardLanguage.ts';

// Goal: only a language we speak, in small letters, stands in an address; any other leads to ours.

beforeAll(async () => {
  if (!i18next.isInitialized) await i18next.init({ lng: 'nb' });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(async () => {
  await i18next.changeLanguage('nb');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Requirements: A2.6
test.each(['de', 'NB', 'nb-NO', 'constructor'])(
  '%s leads to the page in Norwegian',
  async (lang) => {
    const pathname = `/v2/${lang}/login/existing-user`;
    vi.stubGlobal('location', { pathname });
    const visit = guardLanguage({ params: { lang }, location: { pathname } });
    await expect(visit).rejects.toMatchObject({ options: { href: '/v2/nb/login/existing-user' } });
  },
);

// Requirements: A2.6
test('a language in capitals leads to the same page in small letters', async () => {
  const pathname = '/v2/EN/login/existing-user';
  const visit = guardLanguage({ params: { lang: 'EN' }, location: { pathname } });
  await expect(visit).rejects.toMatchObject({ options: { href: '/v2/en/login/existing-user' } });
});

test('a language we speak is spoken from there on', async () => {
  await guardLanguage({ params: { lang: 'en' }, location: { pathname: '/v2/en' } });
  expect(document.documentElement.lang).toBe('en');
  expect(i18next.language).toBe('en');
});
