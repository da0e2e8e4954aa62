import i18next from 'i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guardLanguage } from './guardLanguage.ts';

// Goal: an address has a supported language in lower case; any other leads to the default one.

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
test('a language in capitals redirects to the same page in lower case', async () => {
  const pathname = '/v2/EN/login/existing-user';
  const visit = guardLanguage({ params: { lang: 'EN' }, location: { pathname } });
  await expect(visit).rejects.toMatchObject({ options: { href: '/v2/en/login/existing-user' } });
});

test('a supported language becomes the language of the page', async () => {
  await guardLanguage({ params: { lang: 'en' }, location: { pathname: '/v2/en' } });
  expect(document.documentElement.lang).toBe('en');
  expect(i18next.language).toBe('en');
});
